import styles from './guest-hint.module.css';
import type { ListTexts } from './list-texts.data';

/** The hint that the lists of a guest are those of a session. */
export function GuestHint({ href, texts }: { href: string; texts: ListTexts }) {
  return (
    <div className={styles.hint}>
      <a href={href}>{texts.say('guestHint')}</a>
    </div>
  );
}

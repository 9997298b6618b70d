import styles from './join-link.module.css';
import type { RewardTexts } from './texts.data';

/** What guests see in place of what is theirs: a link to the registration. */
export function JoinLink({ href, texts }: { href: string; texts: RewardTexts }) {
  return (
    <a className={styles.join} href={href}>
      {texts.say('join')}
    </a>
  );
}

import { ANNOUNCEMENT_BUTTON, hook } from '@/lib/site/config/hooks';
import { site } from '@/lib/site/config/site';
import { en as messages } from '@/lib/site/messages/en';
import { Icon } from '../icon';
import { Link } from '../link';
import styles from './announcement.module.css';

/**
 * The announcement above the navbar, if the site configuration has one. It is always in the HTML. If the reader has
 * dismissed the announcement with this id, the no-flash script hides it before the first paint (SPECIFICATION.md,
 * section 4).
 */
export function Announcement() {
  const { announcement } = site;
  if (!announcement) return null;
  const { id, text, link, closeable } = announcement;
  return (
    <section aria-label={messages.announcement} className={styles.root} data-print="none">
      <p>
        {text} {link && <Link href={link.href}>{link.label}</Link>}
      </p>
      {closeable && (
        <button
          type="button"
          className="script-only"
          {...hook(ANNOUNCEMENT_BUTTON, id)}
          aria-label={messages.dismiss}
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}

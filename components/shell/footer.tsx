import { site } from '@/lib/config/site';
import { getMessages } from '@/lib/messages';
import { Link } from '../link';
import { FIRST_PAINT_MARKER_ID } from './first-paint-marker';
import styles from './footer.module.css';

/** The Links column and the copyright line, from the site configuration. */
export function Footer() {
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <section aria-labelledby={FIRST_PAINT_MARKER_ID}>
          <h2 id={FIRST_PAINT_MARKER_ID}>{site.footer.title}</h2>
          <ul className={styles.links}>
            {site.footer.links.map((link) => (
              <li key={link.href}>
                <Link href={link.href}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </section>
        <p className={styles.copyright}>
          <button type="button" data-keyboard-help="" className="script-only">
            {getMessages(site.defaultLocale).keyboardHelp}
          </button>
          {site.copyright}
        </p>
      </div>
    </footer>
  );
}

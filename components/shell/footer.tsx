import { HELP_BUTTON, hook } from '@/lib/site/config/hooks';
import { site } from '@/lib/site/config/site';
import { en } from '@/lib/site/messages/en';
import { Link } from '../link';
import styles from './footer.module.css';

/** The Links column and the copyright line, from the site configuration. */
export function Footer() {
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <section aria-labelledby="footer-links">
          <h2 id="footer-links">{site.footer.title}</h2>
          <ul className={styles.links}>
            {site.footer.links.map((link) => (
              <li key={link.href}>
                <Link href={link.href}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </section>
        <p className={styles.copyright}>
          <button type="button" {...hook(HELP_BUTTON)} className="script-only">
            {en.keyboardHelp}
          </button>
          {site.copyright}
        </p>
      </div>
    </footer>
  );
}

import type { ReactNode } from 'react';
import { hook, LOCALE_LINK } from '@/lib/site/config/hooks';
import { site } from '@/lib/site/config/site';
import { en as messages } from '@/lib/site/messages/en';
import { Icon } from '../../icon';
import { Link } from '../../link';
import { ColorModeToggle } from '../color-mode/color-mode-toggle';
import { MobileMenuButton } from '../mobile-menu/mobile-menu-button';
import styles from './navbar.module.css';
import { NavbarLinks } from './navbar-links.client';

/** The bar at the top of every page. `search` is the slot for the search button. */
export function Navbar({ search }: { search?: ReactNode }) {
  return (
    <header className={styles.root}>
      <div className={styles.inner}>
        <MobileMenuButton />
        <Link href="/" className={styles.brand}>
          <Icon name="logo" />
          {site.name}
        </Link>
        <nav aria-label={messages.mainNavigation} className={styles.links}>
          <NavbarLinks items={site.navbar.items} />
        </nav>
        <div className={styles.end}>
          {search}
          <LanguageMenu label={messages.languages} />
          <ColorModeToggle />
        </div>
      </div>
    </header>
  );
}

/** A native popover: the browser handles keys, clicks outside and returning the focus. */
function LanguageMenu({ label }: { label: string }) {
  const current = site.locales.find(({ code }) => code === site.defaultLocale);
  return (
    <div className={styles.language}>
      <button
        type="button"
        popoverTarget="language-menu"
        aria-label={`${label}: ${current?.label}`}
      >
        <Icon name="language" />
        <span aria-hidden="true">{current?.code.toUpperCase()}</span>
      </button>
      <ul id="language-menu" popover="auto" className={styles.languages}>
        {site.locales.map(({ code, label: name }) => (
          <li key={code}>
            <a
              href="#content"
              {...hook(LOCALE_LINK, code)}
              lang={code}
              hrefLang={code}
              aria-current={code === current?.code}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

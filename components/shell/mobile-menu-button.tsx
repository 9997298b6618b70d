import { site } from '@/lib/config/site';
import { getMessages } from '@/lib/messages';
import { Icon } from '../icon';
import styles from './mobile-menu-button.module.css';

/** The menu button of narrow windows. `mobile-menu.client.ts` opens the menu. */
export function MobileMenuButton() {
  return (
    <button
      type="button"
      className={`${styles.button} script-only`}
      data-menu=""
      aria-label={getMessages(site.defaultLocale).menuOpen}
      aria-haspopup="dialog"
      aria-expanded="false"
    >
      <Icon name="menu" />
    </button>
  );
}

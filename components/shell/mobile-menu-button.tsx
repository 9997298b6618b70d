import { hook, MENU_BUTTON } from '@/lib/config/hooks';
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
      {...hook(MENU_BUTTON)}
      aria-label={getMessages(site.defaultLocale).menuOpen}
      aria-haspopup="dialog"
      aria-expanded="false"
    >
      <Icon name="menu" />
    </button>
  );
}

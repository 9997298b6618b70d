import { hook, MENU_BUTTON } from '@/lib/site/config/hooks';
import { en } from '@/lib/site/messages/en';
import { Icon } from '../../icon';
import styles from './mobile-menu-button.module.css';

/** The menu button of narrow windows. `mobile-menu.client.ts` opens the menu. */
export function MobileMenuButton() {
  return (
    <button
      type="button"
      className={`${styles.button} script-only`}
      {...hook(MENU_BUTTON)}
      aria-label={en.menuOpen}
      aria-haspopup="dialog"
      aria-expanded="false"
    >
      <Icon name="menu" />
    </button>
  );
}

import { COLOR_BUTTON, hook } from '@/lib/site/config/hooks';
import { enPageFeatures as messages } from '@/lib/site/messages/en-page-features';
import { Icon } from '../../icon';
import styles from './color-mode-toggle.module.css';

/**
 * The button that changes the color mode; `color-mode.client.ts` handles it. All icons are in the HTML and the style sheet
 * shows one of them, so the icon is right before the script runs.
 */
export function ColorModeToggle() {
  return (
    <button
      type="button"
      className={`${styles.root} script-only`}
      {...hook(COLOR_BUTTON)}
      aria-label={messages.colorMode}
    >
      <Icon name="light" />
      <Icon name="dark" />
      <Icon name="system" />
    </button>
  );
}

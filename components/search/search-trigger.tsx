import { withBasePath } from '@/lib/site/config/base-path';
import { en } from '@/lib/site/messages/en';
import { Icon } from '../icon';
import styles from './search-trigger.module.css';

/**
 * The search in the navbar: a button that opens the dialog (`search-button.client.ts`) or, without scripts, a link to the
 * search page.
 */
export function SearchTrigger() {
  const { search } = en;
  return (
    <>
      <a className={`${styles.root} ${styles.link}`} href={withBasePath('/search')}>
        <Icon name="search" />
        <span>{search}</span>
      </a>
      <button
        type="button"
        className={`${styles.root} script-only`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
      >
        <Icon name="search" />
        <span>{search}</span>
        {/* The no-flash script decides which one is shown. */}
        <kbd>
          <span>Ctrl K</span>
          <span>⌘ K</span>
        </kbd>
      </button>
    </>
  );
}

import { withBasePath } from '@/lib/config/base-path';
import { site } from '@/lib/config/site';
import { getMessages } from '@/lib/messages';
import { Icon } from '../icon';
import { SearchButton } from './search-button.client';
import styles from './search-trigger.module.css';

/** The search in the navbar: a button that opens the dialog or, without scripts, a link to the search page. */
export function SearchTrigger() {
  const { search } = getMessages(site.defaultLocale);
  return (
    <>
      <a className={`${styles.root} ${styles.link}`} href={withBasePath('/search')}>
        <Icon name="search" />
        <span>{search}</span>
      </a>
      <SearchButton label={search} />
    </>
  );
}

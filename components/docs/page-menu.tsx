import type { PageData } from '@/lib/content/pages/page-data';
import { withBasePath } from '@/lib/site/config/base-path';
import { COPY_PAGE_BUTTON, hook } from '@/lib/site/config/hooks';
import { site } from '@/lib/site/config/site';
import { siteAddress } from '@/lib/site/config/site-address';
import { en as messages } from '@/lib/site/messages/en';
import { fill } from '@/lib/site/messages/fill';
import { Link } from '../link';
import styles from './page-menu.module.css';

/**
 * Menu beside the title: what readers do with a whole page. A native popover, so that the browser handles keys, clicks
 * outside and the focus, also without scripts.
 */
export function PageMenu({ data: { canonicalUrl, markdownUrl } }: { data: PageData }) {
  return (
    <div className={styles.root} data-print="none">
      <button type="button" className="icon-copy" popoverTarget="page-menu">
        <span>{messages.pageMenu}</span>
      </button>
      <ul id="page-menu" popover="auto" className={styles.menu} aria-label={messages.pageMenu}>
        <li className="script-only">
          <button type="button" {...hook(COPY_PAGE_BUTTON, withBasePath(markdownUrl))}>
            <span aria-live="polite">{messages.copyAsMarkdown}</span>
          </button>
        </li>
        <li className="script-only">
          <button type="button" {...hook(COPY_PAGE_BUTTON)} data-copy={canonicalUrl}>
            <span aria-live="polite">{messages.copyLink}</span>
          </button>
        </li>
        <li>
          <Link href={markdownUrl}>{messages.viewAsMarkdown}</Link>
        </li>
        {site.assistants.map(({ label, href }) => (
          <li key={href}>
            <Link href={href.replace('{url}', encodeURIComponent(siteAddress(markdownUrl)))}>
              {fill(messages.openIn, { label })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { PageData } from '@/lib/content/pages/page-data';
import { withBasePath } from '@/lib/site/config/base-path';
import { COPY_PAGE_BUTTON, hook } from '@/lib/site/config/hooks';
import { en as messages } from '@/lib/site/messages/en';
import { Link } from '../link';
import styles from './page-actions.module.css';

/** Actions for a whole page. Category pages generated from the sidebar file have no edit link. */
export function PageActions({ data: { markdownUrl, editUrl } }: { data: PageData }) {
  return (
    <ul className={styles.root} aria-label={messages.pageActions} data-print="none">
      <li className="script-only">
        <button type="button" {...hook(COPY_PAGE_BUTTON, withBasePath(markdownUrl))}>
          <span aria-live="polite">{messages.copyAsMarkdown}</span>
        </button>
      </li>
      <li>
        <Link href={markdownUrl}>{messages.viewAsMarkdown}</Link>
      </li>
      {editUrl && (
        <li>
          <Link href={editUrl}>{messages.editPage}</Link>
        </li>
      )}
    </ul>
  );
}

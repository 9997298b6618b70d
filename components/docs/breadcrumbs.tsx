import type { Page, SidebarNode } from '@/lib/content/pages/page';
import { en as messages } from '@/lib/site/messages/en';
import { Icon } from '../icon';
import { Link } from '../link';
import styles from './breadcrumbs.module.css';

/**
 * Links from the home page to the current page, which is the last item and has no link.
 *
 * @param nodes the sidebar entries from the area down to the page; empty if no sidebar lists the page
 */
export function Breadcrumbs({ nodes, page }: { nodes: SidebarNode[]; page: Page }) {
  const isRoot = page.path === '';
  return (
    <nav aria-label={messages.breadcrumbs} className={styles.root} data-print="none">
      <ol className={styles.list}>
        <li>
          <Link href="/" aria-label={messages.home}>
            <Icon name="home" />
          </Link>
        </li>
        {!isRoot && (
          <li>
            <Link href="/docs">{messages.docsRoot}</Link>
          </li>
        )}
        {nodes.slice(0, -1).map(({ page, label }) => (
          <li key={page.path}>
            <Link href={page.url}>{label}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">
            {isRoot ? messages.docsRoot : (nodes.at(-1)?.label ?? page.title)}
          </span>
        </li>
      </ol>
    </nav>
  );
}

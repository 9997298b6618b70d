import type { Page, SidebarNode } from '@/lib/content/pages/page';
import { en as messages } from '@/lib/site/messages/en';
import { Link } from '../link';
import styles from './breadcrumbs.module.css';

/**
 * Links to what contains the page. The page itself is not repeated: its title follows.
 *
 * @param nodes the sidebar entries from the area down to the page; empty if no sidebar lists the page
 */
export function Breadcrumbs({ nodes, page }: { nodes: SidebarNode[]; page: Page }) {
  const parents = nodes.slice(0, -1);
  if (page.path === '') return null;
  return (
    <nav aria-label={messages.breadcrumbs} className={styles.root} data-print="none">
      <ol className={styles.list}>
        {parents.length === 0 && (
          <li>
            <Link href="/docs">{messages.docsRoot}</Link>
          </li>
        )}
        {parents.map(({ page, label }) => (
          <li key={page.path}>
            <Link href={page.url}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

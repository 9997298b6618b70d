import { site } from '@/lib/config/site';
import type { TreeNode } from '@/lib/docs/page';
import { getMessages } from '@/lib/messages';
import { Icon } from '../icon';
import { Link } from '../link';
import styles from './breadcrumbs.module.css';

/** Links from the home page to the current page, which is the last item and has no link. */
export function Breadcrumbs({ nodes, title }: { nodes: TreeNode[]; title: string }) {
  const messages = getMessages(site.defaultLocale);
  return (
    <nav aria-label={messages.breadcrumbs} className={styles.root} data-print="none">
      <ol className={styles.list}>
        <li>
          <Link href="/" aria-label={messages.home}>
            <Icon name="home" />
          </Link>
        </li>
        <li>
          <Link href="/docs">{messages.docsRoot}</Link>
        </li>
        {nodes.slice(0, -1).map(({ page, label }) => (
          <li key={page.path}>
            <Link href={page.url}>{label}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{nodes.at(-1)?.label ?? title}</span>
        </li>
      </ol>
    </nav>
  );
}

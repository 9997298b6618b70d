import type { SidebarNode } from '@/lib/content/pages/page';
import { en as messages } from '@/lib/site/messages/en';
import { Link } from '../link';
import styles from './pager.module.css';

/** Links to the previous and next page in the order of the sidebar. */
export function Pager({
  previous,
  next,
}: {
  previous: SidebarNode | null;
  next: SidebarNode | null;
}) {
  return (
    <nav aria-label={messages.docsPages} className={styles.root} data-print="none">
      {previous && <PagerLink node={previous} rel="prev" label={messages.previous} />}
      {next && <PagerLink node={next} rel="next" label={messages.next} />}
    </nav>
  );
}

function PagerLink({
  node,
  rel,
  label,
}: {
  node: SidebarNode;
  rel: 'prev' | 'next';
  label: string;
}) {
  return (
    <Link href={node.page.url} rel={rel}>
      <small>{label}</small>
      {node.page.frontMatter.pagination_label ?? node.label}
    </Link>
  );
}

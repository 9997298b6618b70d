import type { PageKind } from '@/lib/content/load/schema';
import { overviewSections } from '@/lib/content/pages/overview';
import type { SidebarNode } from '@/lib/content/pages/page';
import { KindIcon } from '../kind-icon';
import { Link } from '../link';
import { Card, Cards } from '../markdown/cards';
import styles from './category-cards.module.css';

/** Kinds of pages that readers look up by name. */
const LOOKED_UP: ReadonlySet<PageKind> = new Set<PageKind>([
  'method',
  'event',
  'widget',
  'reference',
  'object',
  'topic',
  'operation',
  'resource',
]);

/**
 * The pages of a category without text: a section for each group of the sidebar or folder of pages to look
 * up, with these pages as a list and others as cards.
 */
export function CategoryCards({ nodes }: { nodes: SidebarNode[] }) {
  return overviewSections(nodes).map(({ label, url, nodes }) =>
    label ? (
      <section key={label} className={styles.section} aria-label={label}>
        <h2>{url ? <Link href={url}>{label}</Link> : label}</h2>
        <Entries nodes={nodes} />
      </section>
    ) : (
      <Entries key="others" nodes={nodes} />
    ),
  );
}

function Entries({ nodes }: { nodes: SidebarNode[] }) {
  const isList = nodes.some(({ page }) => LOOKED_UP.has(page.kind));
  if (isList) {
    return (
      <ul className={styles.list}>
        {nodes.map(({ label, page }) => (
          <li key={page.path}>
            <KindIcon kind={page.kind} />
            <Link href={page.url}>
              {page.frontMatter.kind === 'topic' ? <code>{page.frontMatter.topic}</code> : label}
            </Link>
            <span>{page.description}</span>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Cards>
      {nodes.map(({ label, page }) => (
        <Card key={page.path} title={label} href={page.url} icon={page.kind}>
          {page.description}
        </Card>
      ))}
    </Cards>
  );
}

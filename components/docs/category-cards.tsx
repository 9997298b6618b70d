import type { PageKind } from '@/lib/content/load/schema';
import type { SidebarNode } from '@/lib/content/pages/page';
import { sidebarGroups } from '@/lib/content/pages/sidebar-groups';
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
 * The pages of a category without a text of its own: a section for each group of the sidebar or folder of pages to look
 * up, with these pages as a list and others as cards.
 */
export function CategoryCards({ nodes }: { nodes: SidebarNode[] }) {
  const groups = sidebarGroups(nodes);
  if (groups.length > 1) {
    return groups.map(({ label, nodes }) => (
      <section key={label} className={styles.section} aria-label={label}>
        <h2>{label}</h2>
        <Entries nodes={nodes} />
      </section>
    ));
  }
  const folders = nodes.filter(({ page, children }) => children && !page.file);
  if (folders.length < 2) return <Entries nodes={nodes} />;
  const others = nodes.filter((node) => !folders.includes(node));
  return (
    <>
      {folders.map(({ label, page, children }) => (
        <section key={page.path} className={styles.section} aria-label={label}>
          <h2>
            <Link href={page.url}>{label}</Link>
          </h2>
          <Entries nodes={children ?? []} />
        </section>
      ))}
      {others.length > 0 && <Entries nodes={others} />}
    </>
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
        <Card key={page.path} title={label} href={page.url} icon={<KindIcon kind={page.kind} />}>
          {page.description}
        </Card>
      ))}
    </Cards>
  );
}

import { getOperation } from '@/lib/api/operations';
import { sidebarGroups } from '@/lib/content/pages/overview';
import type { Page, SidebarNode } from '@/lib/content/pages/page';
import { withBasePath } from '@/lib/site/config/base-path';
import { enPageFeatures } from '@/lib/site/messages/en-page-features';
import { fill } from '@/lib/site/messages/fill';
import { MethodBadge } from '../method-badge';
import styles from './sidebar-list.module.css';

const { pagesOf } = enPageFeatures;

interface SidebarListProps {
  nodes: readonly SidebarNode[];
  /** Paths of the folders that are open. The size of a page doesn't grow with what the others contain. */
  openPaths: ReadonlySet<string>;
  currentPath: string;
}

/**
 * The pages of the sidebar as nested lists. `sidebar-categories.client.ts` opens and closes the categories. Without
 * scripts, the pages of a closed category are listed on its category page.
 */
export function SidebarList({ nodes, openPaths, currentPath }: SidebarListProps) {
  const groups = sidebarGroups(nodes);
  if (groups.length > 1) {
    return (
      <ul className={styles.groups}>
        {groups.map(({ label, nodes }) => (
          <li key={label}>
            <p>{label}</p>
            <SidebarList nodes={nodes} openPaths={openPaths} currentPath={currentPath} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className={styles.list}>
      {nodes.map(({ page, label, children }) => {
        const link = <PageLink page={page} label={label} currentPath={currentPath} />;
        if (!children?.length) return <li key={page.path}>{link}</li>;
        const isOpen = openPaths.has(page.path);
        return (
          <li key={page.path}>
            <div className={styles.folder}>
              {link}
              <button
                type="button"
                className={`${styles.caret} script-only`}
                aria-expanded={isOpen}
                aria-label={fill(pagesOf, { label })}
              />
            </div>
            {isOpen && (
              <SidebarList nodes={children} openPaths={openPaths} currentPath={currentPath} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface PageLinkProps {
  page: Page;
  label: string;
  currentPath: string;
}

function PageLink({ page: { path, url, frontMatter }, label, currentPath }: PageLinkProps) {
  const isCurrent = path === currentPath;
  const method =
    frontMatter.kind === 'operation' ? getOperation(frontMatter.operation)?.method : undefined;
  return (
    <a
      href={withBasePath(url)}
      aria-current={isCurrent ? 'page' : undefined}
      data-active={!isCurrent && currentPath.startsWith(`${path}/`) ? '' : undefined}
    >
      {method && (
        <>
          <MethodBadge method={method.toUpperCase()} />{' '}
        </>
      )}
      {label}
    </a>
  );
}

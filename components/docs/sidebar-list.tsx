import { withBasePath } from '@/lib/config/base-path';
import type { SidebarItem } from '@/lib/docs/sidebar-items';
import { enPageFeatures } from '@/lib/messages/en-page-features';
import { fill } from '@/lib/messages/fill';
import { MethodBadge } from '../method-badge';
import styles from './sidebar-list.module.css';

const { collapseCategory, expandCategory } = enPageFeatures;

interface SidebarListProps {
  items: SidebarItem[];
  currentPath: string;
  /** Path of the category whose pages are listed; empty for the whole sidebar. */
  parentPath?: string;
}

/**
 * The pages of the sidebar as nested lists. `sidebar.client.ts` opens and closes the categories. Without scripts, the
 * pages of a closed category are listed on its category page.
 */
export function SidebarList({ items, currentPath, parentPath = '' }: SidebarListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => {
        const path = parentPath + (parentPath && '/') + item.segment;
        const label = item.label ?? item.segment;
        const link = (
          <PageLink path={path} label={label} method={item.method} currentPath={currentPath} />
        );
        return (
          <li key={path}>
            {item.items === undefined ? (
              link
            ) : (
              <div className={styles.folder}>
                {link}
                <button
                  type="button"
                  className={`${styles.caret} script-only`}
                  aria-expanded={item.items !== null}
                  aria-label={fill(item.items ? collapseCategory : expandCategory, { label })}
                  data-other-label={fill(item.items ? expandCategory : collapseCategory, { label })}
                />
              </div>
            )}
            {item.items && (
              <SidebarList items={item.items} currentPath={currentPath} parentPath={path} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface PageLinkProps {
  path: string;
  label: string;
  method: string | undefined;
  currentPath: string;
}

function PageLink({ path, label, method, currentPath }: PageLinkProps) {
  const isCurrent = path === currentPath;
  return (
    <a
      href={withBasePath(`/docs/${path}`)}
      aria-current={isCurrent ? 'page' : undefined}
      data-active={!isCurrent && currentPath.startsWith(`${path}/`) ? '' : undefined}
    >
      {method && (
        <>
          <MethodBadge method={method} />{' '}
        </>
      )}
      {label}
    </a>
  );
}

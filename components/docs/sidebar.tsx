import type { PageData } from '@/lib/content/pages/page-data';
import { withBasePath } from '@/lib/site/config/base-path';
import { hook, SIDEBAR, SIDEBAR_BUTTON } from '@/lib/site/config/hooks';
import { en } from '@/lib/site/messages/en';
import { type CardIcon, Icon } from '../icon';
import styles from './sidebar.module.css';
import { SidebarList } from './sidebar-list';

const AREA_ICONS: Readonly<Record<string, CardIcon>> = {
  Sdk: 'storefront',
  Webhooks: 'webhook',
  Api: 'server',
};

/**
 * The desktop sidebar, which can be collapsed: the areas, and below them the pages of the current one. The mobile menu
 * shows the same lists.
 */
export function Sidebar({ data: { page, areaRoots, sidebar } }: { data: PageData }) {
  const { docsSidebar, toggleSidebar } = en;
  return (
    <nav aria-label={docsSidebar} className={styles.root} data-print="none">
      <div className={styles.list} {...hook(SIDEBAR)}>
        <Areas roots={areaRoots} page={page} />
        {sidebar.nodes.length > 0 && <SidebarList {...sidebar} currentPath={page.path} />}
      </div>
      <button
        type="button"
        className={`${styles.toggle} script-only`}
        {...hook(SIDEBAR_BUTTON)}
        aria-label={toggleSidebar}
        title={toggleSidebar}
        aria-expanded="true"
      />
    </nav>
  );
}

function Areas({ roots, page }: { roots: PageData['areaRoots']; page: PageData['page'] }) {
  return (
    <ul className={styles.areas}>
      {roots.map(({ label, page: { path, url, area } }) => {
        const isViewed = area === page.area;
        const icon = AREA_ICONS[area ?? ''];
        return (
          <li key={path}>
            <a
              href={withBasePath(url)}
              aria-current={path === page.path ? 'page' : isViewed ? 'true' : undefined}
            >
              {icon && <Icon name={icon} />}
              {label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

import { site } from '@/lib/config/site';
import type { SidebarItem } from '@/lib/docs/sidebar-items';
import { getMessages } from '@/lib/messages';
import styles from './sidebar.module.css';
import { SidebarList } from './sidebar-list';

interface SidebarProps {
  items: SidebarItem[];
  currentPath: string;
}

/** The desktop sidebar, which can be collapsed. The mobile menu shows the same list. */
export function Sidebar({ items, currentPath }: SidebarProps) {
  const { docsSidebar, collapseSidebar, expandSidebar } = getMessages(site.defaultLocale);
  return (
    <nav aria-label={docsSidebar} className={styles.root} data-print="none">
      <div className={styles.list} data-sidebar="">
        <SidebarList items={items} currentPath={currentPath} />
      </div>
      <button
        type="button"
        className={`${styles.toggle} script-only`}
        data-collapse-sidebar=""
        aria-label={collapseSidebar}
        data-other-label={expandSidebar}
        title={collapseSidebar}
        aria-expanded="true"
      />
    </nav>
  );
}

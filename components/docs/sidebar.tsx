import { site } from '@/lib/config/site';
import type { PageData } from '@/lib/docs/page-data';
import { getMessages } from '@/lib/messages';
import styles from './sidebar.module.css';
import { SidebarList } from './sidebar-list';

interface SidebarProps {
  sidebar: PageData['sidebar'];
  currentPath: string;
}

/** The desktop sidebar, which can be collapsed. The mobile menu shows the same list. */
export function Sidebar({ sidebar, currentPath }: SidebarProps) {
  const { docsSidebar, collapseSidebar, expandSidebar } = getMessages(site.defaultLocale);
  return (
    <nav aria-label={docsSidebar} className={styles.root} data-print="none">
      <div className={styles.list} data-sidebar="">
        <SidebarList {...sidebar} currentPath={currentPath} />
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

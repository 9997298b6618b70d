import type { PageData } from '@/lib/content/pages/page-data';
import { hook, SIDEBAR, SIDEBAR_BUTTON } from '@/lib/site/config/hooks';
import { en } from '@/lib/site/messages/en';
import styles from './sidebar.module.css';
import { SidebarList } from './sidebar-list';

interface SidebarProps {
  sidebar: PageData['sidebar'];
  currentPath: string;
}

/** The desktop sidebar, which can be collapsed. The mobile menu shows the same list. */
export function Sidebar({ sidebar, currentPath }: SidebarProps) {
  const { docsSidebar, toggleSidebar } = en;
  return (
    <nav aria-label={docsSidebar} className={styles.root} data-print="none">
      <div className={styles.list} {...hook(SIDEBAR)}>
        <SidebarList {...sidebar} currentPath={currentPath} />
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

'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { scrollToCurrent } from '@/lib/browser/scroll-to-current';
import styles from './sidebar.module.css';
import { SidebarList, type SidebarListProps } from './sidebar-list.client';
import { setCurrentSidebar, sidebarState } from './sidebar-state.client';

interface SidebarProps extends SidebarListProps {
  label: string;
  collapseLabel: string;
  expandLabel: string;
}

/** The desktop sidebar. Keeps its scroll position between pages and the current page in view, and can be collapsed. */
export function Sidebar({ label, collapseLabel, expandLabel, ...list }: SidebarProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isCollapsed, setCollapsed] = useState(sidebarState.isCollapsed);
  const { items, currentPath } = list;

  useEffect(() => {
    setCurrentSidebar({ items, currentPath });
    return () => setCurrentSidebar(null);
  }, [items, currentPath]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // The runtime loader has scrolled the sidebar of the first page, and the reader may have scrolled it since.
    if (element.dataset.scrolled === undefined) {
      element.scrollTop = sidebarState.scrollTop;
      scrollToCurrent(element);
    }
    sidebarState.scrollTop = element.scrollTop;
  }, []);

  function toggle() {
    sidebarState.isCollapsed = !isCollapsed;
    setCollapsed(!isCollapsed);
  }

  const toggleLabel = isCollapsed ? expandLabel : collapseLabel;
  return (
    <nav
      aria-label={label}
      className={styles.root}
      data-collapsed={isCollapsed ? '' : undefined}
      data-print="none"
    >
      <div
        ref={box}
        className={styles.list}
        data-sidebar=""
        inert={isCollapsed}
        // Reading the position when the sidebar is removed would make the browser compute the layout of the page twice.
        onScroll={({ currentTarget }) => {
          sidebarState.scrollTop = currentTarget.scrollTop;
        }}
      >
        <SidebarList {...list} />
      </div>
      <button
        type="button"
        className={`${styles.toggle} script-only`}
        aria-label={toggleLabel}
        title={toggleLabel}
        aria-expanded={!isCollapsed}
        onClick={toggle}
      />
    </nav>
  );
}

'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from './sidebar.module.css';
import { setShownSidebar, sidebarMemory } from './sidebar-memory';
import { SidebarTree, type SidebarTreeProps } from './sidebar-tree.client';

/** The desktop sidebar: keeps its scroll position between pages and the current page in view. */
export function Sidebar({ label, ...tree }: SidebarTreeProps & { label: string }) {
  const box = useRef<HTMLElement>(null);
  const { items, currentPath } = tree;

  useEffect(() => {
    setShownSidebar({ items, currentPath });
    return () => setShownSidebar(null);
  }, [items, currentPath]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = sidebarMemory.scrollTop;
    const current = element.querySelector<HTMLElement>('[aria-current="page"]');
    if (current) {
      const { top, bottom } = current.getBoundingClientRect();
      const frame = element.getBoundingClientRect();
      // Scrolls the sidebar alone: scrollIntoView would move the page too.
      if (top < frame.top || bottom > frame.bottom) {
        element.scrollTop += top - frame.top - frame.height / 3;
      }
    }
    return () => {
      sidebarMemory.scrollTop = element.scrollTop;
    };
  }, []);

  return (
    <nav ref={box} aria-label={label} className={styles.root} data-print="none">
      <SidebarTree {...tree} />
    </nav>
  );
}

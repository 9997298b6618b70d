import { closestTarget } from '@/lib/browser/closest-target';
import { changeSidebarState, restoreSidebar, setCollapsed } from '@/lib/browser/sidebar-state';
import { SIDEBAR, SIDEBAR_BUTTON } from '@/lib/site/config/hooks';
import { enableSidebarCategories } from './sidebar-categories.client';

/**
 * Makes the sidebar collapse and its categories open, and stores its state for the other pages of the visit. The inline
 * script of each page applies the state before the first paint.
 */
export function enableSidebar(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const box = closestTarget(event, `[${SIDEBAR_BUTTON}]`)?.previousElementSibling;
      if (!(box instanceof HTMLElement)) return;
      const isCollapsed = !box.inert;
      setCollapsed(box, isCollapsed);
      changeSidebarState((state) => {
        state.isCollapsed = isCollapsed;
      });
    },
    { signal },
  );
  // Also when a link outside the sidebar leads to the next page.
  addEventListener(
    'pagehide',
    () => {
      const scrollTop = document.querySelector(`[${SIDEBAR}]`)?.scrollTop;
      if (scrollTop === undefined) return;
      changeSidebarState((state) => {
        state.scrollTop = scrollTop;
      });
    },
    { signal },
  );
  // A page in the back/forward cache is as it was, and the reader may have changed the sidebar of another one.
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      const box = document.querySelector<HTMLElement>(`[${SIDEBAR}]`);
      if (persisted && box) restoreSidebar(box);
    },
    { signal },
  );
  enableSidebarCategories(signal);
}

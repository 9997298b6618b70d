import type { SidebarItem } from '@/lib/docs/sidebar-items';

/** The content of the current page's sidebar. The mobile menu shows the same. */
export interface SidebarContent {
  items: SidebarItem[];
  currentPath: string;
}

/**
 * State of the sidebar that survives client navigations. Each page renders a new sidebar, so React state would be lost.
 * A full page load resets it.
 */
export const sidebarState = {
  /** Whether a category is open, by path, for those that the reader opened or closed. */
  open: new Map<string, boolean>(),
  /** Loaded items of categories, by path. */
  lists: new Map<string, SidebarItem[]>(),
  scrollTop: 0,
  isCollapsed: false,
};

let current: SidebarContent | null = null;
const listeners = new Set<() => void>();

/** Sets the sidebar of the shown page, or `null` if it has none, and notifies the subscribers. */
export function setCurrentSidebar(content: SidebarContent | null) {
  current = content;
  for (const listener of listeners) listener();
}

/** The sidebar of the shown page, or `null` if it has none. */
export function getCurrentSidebar(): SidebarContent | null {
  return current;
}

/** Calls back when the current sidebar changes. @returns a function that unsubscribes */
export function subscribeToSidebar(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

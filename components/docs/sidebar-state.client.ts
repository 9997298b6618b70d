import type { SidebarItem } from '@/lib/docs/sidebar-items';

/** What the page that is shown puts into its sidebar; the mobile menu shows the same. */
export interface SidebarContent {
  items: SidebarItem[];
  currentPath: string;
}

/**
 * What the sidebar remembers while the reader moves between pages: it is part of each page, so its own state
 * would be lost. Gone with a full page load.
 */
export const sidebarMemory = {
  /** Folders that the reader opened or closed, by path. */
  open: new Map<string, boolean>(),
  /** Lists that were fetched, by path. */
  lists: new Map<string, SidebarItem[]>(),
  scrollTop: 0,
  isCollapsed: false,
};

let shown: SidebarContent | null = null;
const listeners = new Set<() => void>();

export function setShownSidebar(content: SidebarContent | null) {
  shown = content;
  for (const listener of listeners) listener();
}

export function getShownSidebar(): SidebarContent | null {
  return shown;
}

export function subscribeToSidebar(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

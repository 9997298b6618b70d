import type { TreeNode } from './page';

/**
 * One place in the sidebar as the browser gets it: small, because it is in every page.
 * The address is the parent's plus `segment` (`Sdk/1.x` for an area of an older version); `items` is `null` for a folder whose list has not been sent.
 */
export interface SidebarItem {
  segment: string;
  /** Left out when it is the segment itself, as for identifiers. */
  label?: string;
  items?: SidebarItem[] | null;
}

/**
 * The sidebar for a page: folders on the way to it are open, all others closed and without their lists,
 * so that a page costs the same however large the documentation grows.
 */
export function sidebarItems(
  nodes: readonly TreeNode[],
  openPaths: ReadonlySet<string>,
): SidebarItem[] {
  return nodes.map(({ label, page, children }) => {
    const isArea = page.path === `${page.area}/${page.version}`;
    const segment = isArea ? page.path : page.path.slice(page.path.lastIndexOf('/') + 1);
    const named = { segment, ...(label !== segment && { label }) };
    if (!children || children.length === 0) return named;
    const items = openPaths.has(page.path) ? sidebarItems(children, openPaths) : null;
    return { ...named, items };
  });
}

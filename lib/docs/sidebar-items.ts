import { getOperation } from '../api/operations';
import type { Page, SidebarNode } from './page';

/**
 * An entry of the sidebar as the browser receives it: small, because it is in every page. Its address is that of the
 * parent plus `segment` (`Sdk/1.x` for an area of an older version). `items` is `null` for a folder whose list is not sent.
 */
export interface SidebarItem {
  segment: string;
  /** Omitted if it equals the segment, as for identifiers. */
  label?: string;
  /** HTTP method, for an operation of the API. */
  method?: string;
  items?: SidebarItem[] | null;
}

/**
 * The sidebar of a page: the folders that contain it are open, all others are closed and without their lists. The size
 * of a page therefore doesn't grow with the documentation.
 */
export function sidebarItems(
  nodes: readonly SidebarNode[],
  openPaths: ReadonlySet<string>,
): SidebarItem[] {
  return nodes.map(({ label, page, children }) => {
    const isArea = page.path === `${page.area}/${page.version}`;
    const segment = isArea ? page.path : page.path.slice(page.path.lastIndexOf('/') + 1);
    const method = methodOf(page);
    const named = { segment, ...(label !== segment && { label }), ...(method && { method }) };
    if (!children || children.length === 0) return named;
    const items = openPaths.has(page.path) ? sidebarItems(children, openPaths) : null;
    return { ...named, items };
  });
}

function methodOf({ frontMatter }: Page): string | undefined {
  if (frontMatter.kind !== 'operation') return undefined;
  return getOperation(frontMatter.operation)?.method.toUpperCase();
}

import { findBreadcrumbs, flatten } from './build-sidebar';
import {
  type Area,
  type AreaVersion,
  type ContentIndex,
  CURRENT_VERSION,
  type Page,
  type SidebarNode,
} from './page';

/**
 * A page by its id (path below `/docs`).
 *
 * @throws Error that lists the existing ids (SPECIFICATION.md, section 8)
 */
export function getPage(index: ContentIndex, id: string): Page {
  const page = index.pages.get(id);
  if (page) return page;
  const ids = [...index.pages.keys()].sort().join(', ');
  throw new Error(`There is no page with the id "${id}". The ids are: ${ids}`);
}

/**
 * A version of an area with its sidebar.
 *
 * @throws Error that lists the existing ids (SPECIFICATION.md, section 8)
 */
export function getSidebar(
  index: ContentIndex,
  area: string,
  version = CURRENT_VERSION,
): AreaVersion {
  const sidebar = index.areas
    .find(({ id }) => id === area)
    ?.versions.find(({ name }) => name === version);
  if (sidebar) return sidebar;
  const ids = index.areas.flatMap(({ id, versions }) =>
    versions.map(({ name }) => `${id} (${name})`),
  );
  throw new Error(
    `There is no sidebar for "${area}" in version "${version}". The ids are: ${ids.join(', ')}`,
  );
}

/** The area and version that a page belongs to, or `null` for pages outside the areas. */
export function areaOf(
  index: ContentIndex,
  page: Page,
): { area: Area; version: AreaVersion } | null {
  const area = index.areas.find(({ id }) => id === page.area);
  const version = area?.versions.find(({ name }) => name === page.version);
  return area && version ? { area, version } : null;
}

/** The sidebar entries from the area down to the page itself; empty for pages that no sidebar lists. */
export function getBreadcrumbs(index: ContentIndex, page: Page): SidebarNode[] {
  const place = areaOf(index, page);
  return place ? findBreadcrumbs(place.version.root, page.path) : [];
}

/**
 * The previous and next page in reading order: from the landing page across all areas for `current`, else within the
 * version.
 */
export function getPreviousNext(
  index: ContentIndex,
  page: Page,
): { previous: SidebarNode | null; next: SidebarNode | null } {
  const landing = page.version === CURRENT_VERSION ? index.pages.get('') : undefined;
  const chain = [...(landing ? [toNode(landing)] : []), ...readingOrder(index, page.version)];
  const position = chain.findIndex((node) => node.page.path === page.path);
  if (position < 0) return { previous: null, next: null };
  return { previous: chain[position - 1] ?? null, next: chain[position + 1] ?? null };
}

/** An entry for a page that no sidebar lists. */
function toNode(page: Page): SidebarNode {
  return { label: page.frontMatter.sidebar_label ?? page.title, page, children: null };
}

/** Every listed page of a version, in the order of the sidebar. */
export function readingOrder(index: ContentIndex, version = CURRENT_VERSION): SidebarNode[] {
  return index.areas.flatMap(({ versions }) =>
    versions.filter(({ name }) => name === version).flatMap(({ root }) => flatten(root)),
  );
}

import 'server-only';
import { site } from '../../site/config/site';
import { siteAddress } from '../../site/config/site-address';
import { getContent } from '../load/content';
import type { Heading } from '../plugins/headings';
import { canonicalUrlOf } from './canonical-url';
import { getBreadcrumbs, getPreviousNext } from './lookups';
import { type ContentIndex, CURRENT_VERSION, type Page, type SidebarNode } from './page';

/** Everything that the layout of a page shows beside its text. */
export interface PageData {
  index: ContentIndex;
  page: Page;
  breadcrumbs: SidebarNode[];
  /** Entries of the folder, for a category page. */
  children: SidebarNode[];
  previous: SidebarNode | null;
  next: SidebarNode | null;
  tableOfContents: Heading[];
  /** All areas. */
  areaRoots: SidebarNode[];
  /** The entries of the page's area, none outside all areas, and the paths of its folders that contain the page. */
  sidebar: { nodes: SidebarNode[]; openPaths: ReadonlySet<string> };
  /** Versions of the page's area, each with the URL of this page in it, or of the area if it doesn't have the page. */
  versions: { name: string; label: string; url: string; isViewed: boolean }[];
  area: string | null;
  /** The result of {@link versionNamesOf}. */
  versionNames: string;
  canonicalUrl: string;
  markdownUrl: string;
  editUrl: string | null;
  reportUrl: string;
}

/** The view of a docs page by its path below `/docs`; `null` if there is no such page. */
export function getPageData(path: string): PageData | null {
  const index = getContent();
  const page = index.pages.get(path);
  return page ? describePage(index, page) : null;
}

/** The view of a page outside `/docs` by its name; `null` if there is no such page. */
export function getStandalonePage(name: string): PageData | null {
  const index = getContent();
  const page = index.standalone.get(name);
  return page ? describePage(index, page) : null;
}

function describePage(index: ContentIndex, page: Page): PageData {
  const breadcrumbs = getBreadcrumbs(index, page);
  const roots = index.areas.flatMap(({ versions }) => {
    const shown = versions.find(({ name }) => name === page.version) ?? versions[0];
    return shown ? [shown.root] : [];
  });
  const nodes = breadcrumbs[0]?.children ?? [];
  const { toc_min_heading_level: min, toc_max_heading_level: max } = page.frontMatter;
  return {
    index,
    page,
    breadcrumbs,
    children: breadcrumbs.at(-1)?.children ?? [],
    ...getPreviousNext(index, page),
    tableOfContents: page.frontMatter.hide_table_of_contents
      ? []
      : page.markdown.headings.filter(({ depth }) => depth >= min && depth <= max),
    areaRoots: roots,
    sidebar: { nodes, openPaths: new Set(breadcrumbs.map((node) => node.page.path)) },
    area: page.area,
    versions: versionsOf(index, page),
    versionNames: versionNamesOf(index),
    canonicalUrl: siteAddress(canonicalUrlOf(index, page)),
    markdownUrl: `${page.url}.md`,
    editUrl: editUrlOf(page),
    reportUrl: `${site.reportUrl}?${new URLSearchParams({ page: page.url, version: page.version })}`,
  };
}

/** All areas with the names of their versions, as the browser receives them: `Sdk:current,1.x Webhooks:current`. */
export function versionNamesOf({ areas }: ContentIndex): string {
  return areas
    .map(({ id, versions }) => `${id}:${versions.map(({ name }) => name).join(',')}`)
    .join(' ');
}

function versionsOf(index: ContentIndex, page: Page): PageData['versions'] {
  const area = index.areas.find(({ id }) => id === page.area);
  if (!area) return [];
  const pathOf = (version: string) =>
    version === CURRENT_VERSION ? area.id : `${area.id}/${version}`;
  const inArea = page.path.slice(pathOf(page.version).length);
  return area.versions.map(({ name, label, root }) => {
    const same = index.pages.get(pathOf(name) + inArea);
    return { name, label, url: (same ?? root.page).url, isViewed: name === page.version };
  });
}

function editUrlOf(page: Page): string | null {
  if (page.frontMatter.custom_edit_url !== undefined) return page.frontMatter.custom_edit_url;
  const { frontMatter } = page;
  const generatedFrom = 'generated_from' in frontMatter ? frontMatter.generated_from : undefined;
  const file = generatedFrom ?? page.file;
  return file && `${site.editUrl}/${file}`;
}

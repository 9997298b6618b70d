import type { ParsedMarkdown } from '../load/parsed-markdown';
import type { FrontMatter, PageKind } from '../load/schema';

/** The one version that every area has; its pages have no version in their address. */
export const CURRENT_VERSION = 'current';

/**
 * Data of every page of the site, whatever it is made from. The other shapes of a page are views of this one: what
 * the layout shows (`PageData`), what crawlers read (`HeadPage`), and its Markdown (`PageMarkdown`, `AgentPage`).
 */
export interface PageInfo {
  /** Path on the site, without the base path. */
  url: string;
  kind: PageKind;
  title: string;
  description: string;
  /** Date of the last change (`YYYY-MM-DD`); `null` if it is unknown. */
  lastUpdated: string | null;
}

/** A page of the content: a Markdown file, or the category page of a folder without an index file. */
export interface Page extends PageInfo {
  /** Address below `/docs`, without a leading slash; also the page's id. */
  path: string;
  /** First segment of the path, or `null` for pages outside the areas. */
  area: string | null;
  version: string;
  /** File under the project's root; `null` for a category page made from the sidebar file. */
  file: string | null;
  frontMatter: FrontMatter;
  markdown: ParsedMarkdown;
}

/** An entry of the sidebar. A folder has children and always a category page. */
export interface SidebarNode {
  label: string;
  page: Page;
  children: SidebarNode[] | null;
  /** Label of the group that the entry belongs to. The entries of a group follow each other. */
  group?: string;
}

/** One version of one area, with its sidebar. */
export interface AreaVersion {
  name: string;
  label: string;
  root: SidebarNode;
}

export interface Area {
  id: string;
  label: string;
  /** `current` first. */
  versions: AreaVersion[];
}

/** The whole documentation, parsed: the one index that everything made from content starts from. */
export interface ContentIndex {
  /** Pages of all versions by path. */
  pages: ReadonlyMap<string, Page>;
  /** Pages outside `/docs` by name: `content/markdown-page.md` is `/markdown-page`. */
  standalone: ReadonlyMap<string, Page>;
  areas: readonly Area[];
}

/** A page and the index that it belongs to. */
export interface PageContext {
  page: Page;
  index: ContentIndex;
}

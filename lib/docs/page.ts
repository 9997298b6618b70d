import type { ParsedMarkdown } from './parse';
import type { FrontMatter, PageKind } from './schema';

/** The one version that every area has; its pages have no version in their address. */
export const CURRENT_VERSION = 'current';

/** One page of the documentation, written or (for a folder without an index file) made from the sidebar file. */
export interface Page {
  /** Address below `/docs`, without a leading slash; also the page's id. */
  path: string;
  url: string;
  kind: PageKind;
  title: string;
  description: string;
  /** First segment of the path, or `null` for pages outside the areas. */
  area: string | null;
  version: string;
  locale: string;
  /** File under the project's root, or `null` when the page is made from the sidebar file. */
  file: string | null;
  frontMatter: FrontMatter;
  body: string;
  markdown: ParsedMarkdown;
  /** Date of the last change (`YYYY-MM-DD`), when it is known. */
  lastUpdated: string | null;
}

/** A place in the sidebar; a folder has children and, always, a page of its own. */
export interface TreeNode {
  label: string;
  page: Page;
  children: TreeNode[] | null;
}

/** One version of one area, with its sidebar. */
export interface AreaVersion {
  name: string;
  label: string;
  tree: TreeNode;
}

export interface Area {
  id: string;
  label: string;
  /** `current` first. */
  versions: AreaVersion[];
}

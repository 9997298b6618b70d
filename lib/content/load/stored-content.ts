import { visit } from 'unist-util-visit';
import { expandPage, keepExpanded } from '../pages/expand-page';
import type { Area, ContentIndex, Page, SidebarNode } from '../pages/page';

/** The content index as JSON: the sidebars name pages by their paths. */
export interface StoredContent {
  locale: string;
  /** Their trees are expanded and have no positions. */
  pages: Page[];
  standalone: Page[];
  areas: StoredArea[];
  /** The bodies of the pages' Markdown by address, for this address of the site. */
  markdown?: { siteUrl: string; bodies: Record<string, string> };
}

interface StoredArea extends Omit<Area, 'versions'> {
  versions: { name: string; label: string; root: StoredNode }[];
}

interface StoredNode {
  label: string;
  path: string;
  children: StoredNode[] | null;
  group?: string;
}

/** Makes the content index fit for JSON. */
export function storeContent(index: ContentIndex): StoredContent {
  const storePage = (page: Page): Page => ({
    ...page,
    markdown: { ...page.markdown, tree: expandedTree(page, index) },
  });
  const storeNode = ({ page, children, ...node }: SidebarNode): StoredNode => ({
    ...node,
    path: page.path,
    children: children?.map(storeNode) ?? null,
  });
  return {
    locale: index.locale,
    pages: [...index.pages.values()].map(storePage),
    standalone: [...index.standalone.values()].map(storePage),
    areas: index.areas.map((area) => ({
      ...area,
      versions: area.versions.map((version) => ({ ...version, root: storeNode(version.root) })),
    })),
  };
}

/** The content index that was stored. */
export function restoreContent({ locale, pages, standalone, areas }: StoredContent): ContentIndex {
  for (const page of [...pages, ...standalone]) keepExpanded(page);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const restoreNode = ({ path, children, ...node }: StoredNode): SidebarNode => {
    const page = byPath.get(path);
    if (!page) throw new Error(`The stored sidebar lists "${path}", which is not a stored page.`);
    return { ...node, page, children: children?.map(restoreNode) ?? null };
  };
  return {
    locale,
    pages: byPath,
    standalone: new Map(standalone.map((page) => [page.path, page])),
    areas: areas.map((area) => ({
      ...area,
      versions: area.versions.map((version) => ({ ...version, root: restoreNode(version.root) })),
    })),
  };
}

function expandedTree(page: Page, index: ContentIndex) {
  const tree = structuredClone(expandPage({ page, index }));
  visit(tree, (node) => {
    delete node.position;
  });
  return tree;
}

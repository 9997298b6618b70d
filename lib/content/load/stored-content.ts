import { deserialize, serialize } from 'node:v8';
import { visit } from 'unist-util-visit';
import { expandPage, keepExpanded } from '../pages/expand-page';
import type { ContentIndex, Page } from '../pages/page';

/** The content index as a build stores it. Its trees are expanded and have no positions. */
export interface StoredContent {
  index: ContentIndex;
  /** The bodies of the pages' Markdown by address, for this address of the site. */
  markdown?: { siteUrl: string; bodies: Record<string, string> } | undefined;
}

/** Stores the content index. Unlike JSON, this keeps that sidebars and the index have the same pages. */
export function storeContent(index: ContentIndex, markdown?: StoredContent['markdown']): Buffer {
  const copy = structuredClone(index);
  const originals = pagesOf(index);
  for (const [at, page] of pagesOf(copy).entries()) {
    page.markdown.tree = structuredClone(expandPage({ page: originals[at] ?? page, index }));
    visit(page.markdown.tree, (node) => {
      delete node.position;
    });
  }
  return serialize({ index: copy, markdown } satisfies StoredContent);
}

/** The content index that was stored. */
export function restoreContent(stored: Buffer): StoredContent {
  const content: StoredContent = deserialize(stored);
  for (const page of pagesOf(content.index)) keepExpanded(page);
  return content;
}

function pagesOf({ pages, standalone }: ContentIndex): Page[] {
  return [...pages.values(), ...standalone.values()];
}

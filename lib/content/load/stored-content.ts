import { deserialize, serialize } from 'node:v8';
import { visit } from 'unist-util-visit';
import { expandPage, keepExpanded } from '../pages/expand-page';
import type { ContentIndex, Page } from '../pages/page';

/**
 * Stores the content index for a build, with expanded trees without positions. Unlike JSON, this keeps that sidebars and
 * the index have the same pages.
 */
export function storeContent(index: ContentIndex): Buffer {
  const copy = structuredClone(index);
  const originals = pagesOf(index);
  for (const [at, page] of pagesOf(copy).entries()) {
    page.markdown.tree = structuredClone(expandPage({ page: originals[at] ?? page, index }));
    visit(page.markdown.tree, (node) => {
      delete node.position;
    });
  }
  return serialize(copy);
}

/** The content index that was stored. */
export function restoreContent(stored: Buffer): ContentIndex {
  const index: ContentIndex = deserialize(stored);
  for (const page of pagesOf(index)) keepExpanded(page);
  return index;
}

function pagesOf({ pages, standalone }: ContentIndex): Page[] {
  return [...pages.values(), ...standalone.values()];
}

import type { Root } from 'mdast';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Page } from '../docs/page';
import { remarkExpandSources } from '../docs/plugins/expand-sources';
import { type ContentIndex, loadContent } from '../docs/source';
import { site } from '../site';

/** The content as readers get it: drafts are left out. */
export function loadPublishedContent(root: string): ContentIndex {
  return loadContent({ root, locale: site.defaultLocale, drafts: false });
}

/** Every page of an index, those outside the documentation included. */
export function listPages(index: ContentIndex): Page[] {
  return [...index.pages.values(), ...index.standalone.values()];
}

/**
 * A page's tree with the tables from the sources in the place of their tags.
 *
 * @throws VFileMessage naming the line of a tag that the sources can't answer
 */
export function expandPage(page: Page, index: ContentIndex): Root {
  const tree = structuredClone(page.markdown.tree);
  const file = new VFile({ path: page.file ?? page.url });
  return unified().use(remarkExpandSources, { page, index }).runSync(tree, file) as Root;
}

/** Where a page's faults are reported: its file, or its address when it has none. */
export function placeOf(page: Page): string {
  return page.file ?? page.url;
}

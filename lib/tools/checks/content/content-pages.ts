import { loadContent } from '../../../content/load/source';
import type { ContentIndex, Page } from '../../../content/pages/page';

/** The published content, without drafts. */
export function loadPublishedContent(root: string): ContentIndex {
  return loadContent({ root });
}

/** Every page of an index, including those outside the documentation. */
export function listPages(index: ContentIndex): Page[] {
  return [...index.pages.values(), ...index.standalone.values()];
}

/** The location that a page's issues are reported at: its file, or its URL if it has no file. */
export function fileOrUrl(page: Page): string {
  return page.file ?? page.url;
}

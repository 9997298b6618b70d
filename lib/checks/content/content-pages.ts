import { site } from '../../config/site';
import type { Page } from '../../docs/page';
import { type ContentIndex, loadContent } from '../../docs/source';

/** The content as readers get it: drafts are left out. */
export function loadPublishedContent(root: string): ContentIndex {
  return loadContent({ root, locale: site.defaultLocale, drafts: false });
}

/** Every page of an index, those outside the documentation included. */
export function listPages(index: ContentIndex): Page[] {
  return [...index.pages.values(), ...index.standalone.values()];
}

/** Where a page's faults are reported: its file, or its address when it has none. */
export function placeOf(page: Page): string {
  return page.file ?? page.url;
}

import { fileURLToPath } from 'node:url';
import type { ContentIndex } from '../page';
import { loadContent } from '../source';

/** The content tree of that name beside this file. */
export function fixture(name: string, { drafts = false, isLazy = false } = {}): ContentIndex {
  const root = fileURLToPath(new URL(name, import.meta.url));
  return loadContent({ root, locale: 'en', drafts, isLazy });
}

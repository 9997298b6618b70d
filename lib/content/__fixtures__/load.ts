import { fileURLToPath } from 'node:url';
import { loadContent } from '../load/source';
import type { ContentIndex } from '../pages/page';

/** The content tree of that name beside this file. */
export function fixture(name: string, { drafts = false, isLazy = false } = {}): ContentIndex {
  const root = fileURLToPath(new URL(name, import.meta.url));
  return loadContent({ root, drafts, isLazy });
}

import { loadContent } from '../docs/source';
import { site } from '../site';
import type { SearchRecord } from './record';
import { buildRecords } from './records/build';

/** Reads the content and builds the records, for commands that run outside of the site. */
export function readRecords(root = process.cwd()): SearchRecord[] {
  return buildRecords(loadContent({ root, locale: site.defaultLocale, drafts: false }));
}

import { resolve } from 'node:path';
import { loadContent } from '../content/load/source';
import { env } from '../site/config/env';
import { site } from '../site/config/site';
import type { SearchRecord } from './record';
import { buildRecords } from './records/build';

/** Reads the content and builds the records, for commands that run outside the site. */
export function readRecords(): SearchRecord[] {
  const root = resolve(env.CONTENT_ROOT);
  return buildRecords(loadContent({ root, locale: site.defaultLocale, drafts: false }));
}

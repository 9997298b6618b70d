import type { SearchRecord } from '../record';
import { joined, nameKey, wordsOf } from '../words';

/** A page as the embedded engine ranks it: its records in order, the first being its own. */
export interface IndexedPage {
  records: SearchRecord[];
  /** Weight from 0 to 1. */
  weight: number;
  /** Keys of its names and its title. */
  keys: string[];
}

/** How surely a name leads to a page: the page is about it, is called so, a heading is, a table explains it. */
export type NameRank = 'subject' | 'alias' | 'definition' | 'heading' | 'row';

/** A place that a name leads to. */
export interface NamePlace {
  page: number;
  record: SearchRecord;
  rank: NameRank;
  /** The name as it is written. */
  name: string;
}

/** Groups records by page, in the order in which pages come first. */
export function toPages(records: readonly SearchRecord[]): IndexedPage[] {
  const pages = new Map<string, IndexedPage>();
  for (const record of records) {
    const known = pages.get(record.page);
    if (known) {
      known.records.push(record);
      continue;
    }
    const names = [record.hierarchy.lvl1, ...record.identifiers, ...record.aliases];
    pages.set(record.page, {
      records: [record],
      weight: record.weight / 1_000_000,
      keys: [...new Set(names.map(nameKey))],
    });
  }
  return [...pages.values()];
}

/** Every name by its keys, with the places that it leads to. */
export function namePlaces(pages: readonly IndexedPage[]): Map<string, NamePlace[]> {
  const places = new Map<string, NamePlace[]>();
  const add = (name: string, found: Omit<NamePlace, 'name'>) => {
    const place = { ...found, name };
    for (const key of new Set([joined(name), nameKey(name)])) {
      if (key === '') continue;
      const known = places.get(key);
      if (known) known.push(place);
      else places.set(key, [place]);
    }
  };
  for (const [page, { records }] of pages.entries()) {
    for (const [position, record] of records.entries()) {
      const rank = rankOf(record, position);
      for (const name of record.identifiers) add(name, { page, record, rank });
      for (const name of record.aliases) add(name, { page, record, rank: 'alias' });
      if (position > 0) continue;
      // What has a name in code is called so first, and by its title second.
      const titleRank = record.identifiers.length > 0 ? 'alias' : 'subject';
      add(record.hierarchy.lvl1, { page, record, rank: titleRank });
      for (const keyword of record.keywords) {
        if (isName(keyword)) add(keyword, { page, record, rank: 'definition' });
      }
    }
  }
  return places;
}

/** Whether a keyword is a name, such as `data-laurel-product-id`, and no common word. */
function isName(keyword: string): boolean {
  return !/\s/.test(keyword) && wordsOf(keyword).length > 1;
}

function rankOf({ kind, anchor }: SearchRecord, position: number): NameRank {
  if (position === 0) return 'subject';
  if (kind === 'section') return 'heading';
  return kind === 'error' && /error_codes/i.test(anchor ?? '') ? 'definition' : 'row';
}

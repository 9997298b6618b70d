import type { SearchRecord } from '../record';
import { nameKey } from '../tokenize';

/** A page as the engine ranks it. */
export interface IndexedPage {
  /** The record of the page, then those of its sections and names. */
  records: SearchRecord[];
  /** Weight from 0 to 1. */
  weight: number;
  /** Keys of its title and its names. */
  keys: string[];
}

/** Groups records by page, in the order in which the pages first appear. */
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

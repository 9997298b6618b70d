import type { SearchRecord } from '../record';
import { nameKey } from '../tokenize';

/** A page as the engine ranks it. */
export interface IndexedPage {
  /** The record of the page, then those of its sections and names. */
  records: SearchRecord[];
  /** Weight from 0 to 1. */
  weight: number;
  /** Key of its title. */
  titleKey: string;
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
    pages.set(record.page, {
      records: [record],
      weight: record.weight / 1_000_000,
      titleKey: nameKey(record.hierarchy.lvl1),
    });
  }
  return [...pages.values()];
}

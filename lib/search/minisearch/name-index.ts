import type { SearchRecord } from '../record';
import { nameKey, toTerms, withoutSeparators } from '../tokenize';
import type { IndexedPage } from './pages';

/**
 * How closely a name belongs to a page, closest first: the page describes it, the page is also called that, the page
 * defines it, a heading contains it, a table row contains it.
 */
export const NAME_ROLES = ['subject', 'alias', 'definition', 'heading', 'row'] as const;
export type NameRole = (typeof NAME_ROLES)[number];

/** A page and record that a name leads to. */
export interface NameEntry {
  /** Position of the page in the list of indexed pages. */
  page: number;
  record: SearchRecord;
  role: NameRole;
  /** The name as it is written. */
  name: string;
}

/** Entries by the keys of their names. */
export type NameIndex = ReadonlyMap<string, NameEntry[]>;

/** Indexes the names of all pages by all of their keys. */
export function buildNameIndex(pages: readonly IndexedPage[]): NameIndex {
  const index = new Map<string, NameEntry[]>();
  const add = (entry: NameEntry) => {
    for (const key of new Set([withoutSeparators(entry.name), nameKey(entry.name)])) {
      if (key === '') continue;
      const known = index.get(key);
      if (known) known.push(entry);
      else index.set(key, [entry]);
    }
  };
  for (const [page, { records }] of pages.entries()) {
    for (const [position, record] of records.entries()) {
      const role = roleOf(record, position);
      for (const name of record.identifiers) add({ page, record, role, name });
      for (const name of record.aliases) add({ page, record, role: 'alias', name });
      if (position > 0) continue;
      // For a page about an identifier, the title is only a second name.
      const titleRole = record.identifiers.length > 0 ? 'alias' : 'subject';
      add({ page, record, role: titleRole, name: record.hierarchy.lvl1 });
      for (const keyword of record.keywords) {
        if (isIdentifier(keyword)) add({ page, record, role: 'definition', name: keyword });
      }
    }
  }
  return index;
}

/** Whether a keyword is an identifier, such as `data-laurel-product-id`, and not a common word. */
function isIdentifier(keyword: string): boolean {
  return !/\s/.test(keyword) && toTerms(keyword).length > 1;
}

function roleOf({ kind, anchor }: SearchRecord, position: number): NameRole {
  if (position === 0) return 'subject';
  if (kind === 'section') return 'heading';
  return kind === 'error' && /error_codes/i.test(anchor ?? '') ? 'definition' : 'row';
}

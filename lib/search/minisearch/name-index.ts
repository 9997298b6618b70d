import type { SearchRecord } from '../record';
import { isStopWord } from '../stop-words';
import { nameKey, toTerms } from '../tokenize';
import type { IndexedPage } from './pages';

/**
 * Roles of a name on a page, the closest first: it is a message that the page explains, the page describes it, the page
 * is also called that, it is a keyword with its own section, it is another keyword, a part of the page has it.
 */
export const NAME_ROLES = ['message', 'subject', 'alias', 'term', 'keyword', 'part'] as const;
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

/** The anchor of a code's entry. */
const SDK_CODE = /^[A-Z_]+$/;

/** Entries by the keys of their names. */
export type NameIndex = ReadonlyMap<string, NameEntry[]>;

/** Indexes the names of all pages by their keys. */
export function buildNameIndex(pages: readonly IndexedPage[]): NameIndex {
  const index = new Map<string, NameEntry[]>();
  const add = (entry: NameEntry, key = nameKey(entry.name)) => {
    const known = index.get(key);
    if (known) known.push(entry);
    else if (key !== '') index.set(key, [entry]);
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
        const section = sectionAbout(keyword, records);
        const role = section ? 'term' : 'keyword';
        const entry: NameEntry = { page, record: section ?? record, role, name: keyword };
        add(entry, keywordKey(toTerms(keyword)));
      }
    }
  }
  return index;
}

/** The key of a keyword, or of terms that may be one. */
export function keywordKey(terms: readonly string[]): string {
  return terms.filter((term) => !isStopWord(term)).join('');
}

/** The section whose heading is a keyword or its first words. */
function sectionAbout(keyword: string, records: readonly SearchRecord[]): SearchRecord | undefined {
  const key = nameKey(keyword);
  return records.find(
    ({ kind, hierarchy: { lvl2 } }) =>
      kind === 'section' && lvl2 !== undefined && key.startsWith(nameKey(lvl2)),
  );
}

function roleOf({ kind, anchor = '' }: SearchRecord, position: number): NameRole {
  // An entry of the errors page explains a code; the table of all codes only lists it.
  if (position === 0 || SDK_CODE.test(anchor)) return 'subject';
  return kind === 'error' && /error_codes/i.test(anchor) ? 'alias' : 'part';
}

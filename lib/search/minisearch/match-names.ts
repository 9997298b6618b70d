import type { ParsedQuery } from '../parse-query';
import type { SearchRecord } from '../record';
import { nameKey } from '../tokenize';
import type { ExpandedQuery } from './expand-query';
import { keywordKey, NAME_ROLES, type NameEntry, type NameIndex } from './name-index';

/** Names that the query contains, by position of the page that they lead to. */
export interface NameMatches {
  /** The whole query in lower case, with and without stop words. */
  phrases: readonly string[];
  /** Pages with a name that equals the whole query. */
  byPhrase: ReadonlyMap<number, NameEntry>;
  /** Pages with a name that is a part of the query. */
  byName: ReadonlyMap<number, NameEntry>;
  /** The records of all these names. */
  records: ReadonlySet<SearchRecord>;
}

/** Most words of a keyword. */
const MAX_KEYWORD_WORDS = 4;

/**
 * Looks up the names of a query, as typed and corrected.
 *
 * @param messages entries of the messages that the query contains
 */
export function matchNames(
  { names, phrases }: ParsedQuery,
  { correctedTerms }: ExpandedQuery,
  index: NameIndex,
  messages: readonly NameEntry[] = [],
): NameMatches {
  const entriesOf = (keys: readonly string[]) => keys.flatMap((key) => index.get(key) ?? []);
  const ofPhrases = [...messages, ...entriesOf([...phrases.map(nameKey), correctedTerms.join('')])];
  const ofNames = [
    ...entriesOf(names.map(nameKey)),
    ...entriesOf(keywordKeys(correctedTerms)).filter(
      ({ role }) => role === 'term' || role === 'keyword',
    ),
  ];
  const typed = phrases.map((phrase) => phrase.toLowerCase());
  const entries = [...ofPhrases, ...ofNames];
  // `NOT_ENOUGH_POINTS` and `notEnoughPoints` are different names with one key.
  const sameSpelling = entries.filter(({ name }) => typed.includes(name.toLowerCase()));
  return {
    phrases: typed,
    byPhrase: closestByPage(ofPhrases),
    byName: closestByPage(ofNames),
    records: new Set(
      (sameSpelling.length > 0 ? sameSpelling : entries).map(({ record }) => record),
    ),
  };
}

/** The keys of all runs of several terms, each of which may be a keyword. */
function keywordKeys(terms: readonly string[]): string[] {
  return terms.flatMap((_, start) => {
    const longest = Math.min(MAX_KEYWORD_WORDS, terms.length - start);
    return Array.from({ length: Math.max(0, longest - 1) }, (__, extra) =>
      keywordKey(terms.slice(start, start + extra + 2)),
    );
  });
}

/** Returns the entry with the closest role for each page. */
function closestByPage(entries: readonly NameEntry[]): Map<number, NameEntry> {
  const closest = new Map<number, NameEntry>();
  for (const entry of entries) {
    const known = closest.get(entry.page);
    if (!known || NAME_ROLES.indexOf(entry.role) < NAME_ROLES.indexOf(known.role)) {
      closest.set(entry.page, entry);
    }
  }
  return closest;
}

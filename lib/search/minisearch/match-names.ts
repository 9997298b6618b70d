import type { ParsedQuery } from '../parse-query';
import type { SearchRecord } from '../record';
import { nameKey, withoutSeparators } from '../tokenize';
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
  const keysOf = (list: readonly string[]) =>
    list.flatMap((name) => [withoutSeparators(name), nameKey(name)]);
  const entriesOf = (keys: readonly string[]) => keys.flatMap((key) => index.get(key) ?? []);
  const ofPhrases = [...messages, ...entriesOf([...keysOf(phrases), correctedTerms.join('')])];
  const ofNames = [
    ...entriesOf(keysOf(names)),
    ...entriesOf(keywordKeys(correctedTerms)).filter(
      ({ role }) => role === 'term' || role === 'keyword',
    ),
  ];
  return {
    phrases: phrases.map((phrase) => phrase.toLowerCase()),
    byPhrase: closestByPage(ofPhrases),
    byName: closestByPage(ofNames),
    records: new Set([...ofPhrases, ...ofNames].map(({ record }) => record)),
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

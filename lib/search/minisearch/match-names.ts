import type { ParsedQuery } from '../parse-query';
import { nameKey, withoutSeparators } from '../tokenize';
import type { ExpandedQuery } from './expand-query';
import { NAME_ROLES, type NameEntry, type NameIndex } from './name-index';

/** Names that the query contains, by position of the page that they lead to. */
export interface NameMatches {
  /** The whole query in lower case, with and without stop words. */
  phrases: readonly string[];
  /** Pages with a name that equals the whole query. */
  byPhrase: ReadonlyMap<number, NameEntry>;
  /** Pages with a name that is a part of the query. */
  byName: ReadonlyMap<number, NameEntry>;
}

/** Looks up the names of a query, as typed and corrected. */
export function matchNames(
  { names, phrases }: ParsedQuery,
  { correctedTerms }: ExpandedQuery,
  index: NameIndex,
): NameMatches {
  const keysOf = (list: readonly string[]) =>
    list.flatMap((name) => [withoutSeparators(name), nameKey(name)]);
  return {
    phrases: phrases.map((phrase) => phrase.toLowerCase()),
    byPhrase: closestByPage([...keysOf(phrases), correctedTerms.join('')], index),
    byName: closestByPage(keysOf(names), index),
  };
}

/** Returns the entry with the closest role for each page that the keys lead to. */
function closestByPage(keys: readonly string[], index: NameIndex): Map<number, NameEntry> {
  const closest = new Map<number, NameEntry>();
  for (const entry of keys.flatMap((key) => index.get(key) ?? [])) {
    const known = closest.get(entry.page);
    if (!known || NAME_ROLES.indexOf(entry.role) < NAME_ROLES.indexOf(known.role)) {
      closest.set(entry.page, entry);
    }
  }
  return closest;
}

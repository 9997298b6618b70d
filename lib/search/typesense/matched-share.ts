import { distance } from 'fastest-levenshtein';
import { CORRECTION_SHARE } from '../engine';
import { findSynonyms } from '../find-synonyms';

/** From this length on, Typesense corrects two letters of a word. */
export const MIN_LENGTH_FOR_TWO_ERRORS = 8;

/**
 * Returns the share of the query's terms that a page contains, from 0 to 1. Typesense silently drops words of the
 * query, but lists the words of the page that matched.
 */
export function matchedShare(
  queryTerms: readonly string[],
  matchedTerms: ReadonlySet<string>,
): number {
  const synonyms = findSynonyms(queryTerms);
  const shares = queryTerms.map((term, position) => {
    const names = synonyms.flatMap((line) =>
      line.positions.includes(position) ? line.synonyms : [],
    );
    return Math.max(
      0,
      ...[...matchedTerms].map((matched) => shareOf(term, matched, matchedTerms, names)),
    );
  });
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, queryTerms.length);
}

function shareOf(
  term: string,
  matched: string,
  matchedTerms: ReadonlySet<string>,
  synonyms: readonly string[],
): number {
  const isFound =
    matched.startsWith(term) ||
    synonyms.includes(matched) ||
    // Words that the query joins: `viptiers`.
    (term.startsWith(matched) && matchedTerms.has(term.slice(matched.length)));
  if (isFound) return 1;
  const errors = term.length < MIN_LENGTH_FOR_TWO_ERRORS ? 1 : 2;
  return distance(term, matched) <= errors ? CORRECTION_SHARE : 0;
}

import type { ParsedQuery } from '../parse-query';
import { MAX_PAGES_OF_RARE_TERM, MAX_TERMS_OF_SHORT_QUERY } from '../weights';
import type { ExpandedQuery } from './expand-query';
import type { NameMatches } from './match-names';
import type { Vocabulary } from './vocabulary';

/** What the results of a query have to match. */
interface MatchedPage {
  id: number;
  /** Terms of the index that the page matches. */
  terms: readonly string[];
}

/**
 * Keeps the pages that match every rare term of a short query, itself or a term that stands for it: rare terms decide
 * what the query is about. If no page does, but the query contains a name, the results of the name are a guess.
 */
export function withRareTerms<Found extends MatchedPage>(
  results: readonly Found[],
  query: ParsedQuery,
  expanded: ExpandedQuery,
  names: NameMatches,
  vocabulary: Vocabulary,
): { found: readonly Found[]; isGuess: boolean } {
  if (query.terms.length > MAX_TERMS_OF_SHORT_QUERY) return { found: results, isGuess: false };
  const rare = [...query.terms.keys()].filter(
    (position) =>
      // The words of an identifier are no words of a sentence.
      query.termWeights[position] === 1 &&
      vocabulary.pageCount(query.terms[position] ?? '') <= MAX_PAGES_OF_RARE_TERM,
  );
  const found = results.filter(({ id, terms }) => {
    const positions = terms.flatMap((term) => expanded.terms.get(term)?.positions ?? []);
    return names.byPhrase.has(id) || rare.every((position) => positions.includes(position));
  });
  if (found.length > 0) return { found, isGuess: false };
  const isGuess = names.byPhrase.size > 0 || names.byName.size > 0;
  return { found: isGuess ? results : [], isGuess };
}

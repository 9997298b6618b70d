import type { SearchResult } from 'minisearch';
import { CORRECTION_SHARE, NAME_SCORES, SAME_SPELLING_FACTOR, SHARE_FACTORS } from '../weights';
import type { ExpandedQuery } from './expand-query';
import type { NameMatches } from './match-names';
import type { NameEntry } from './name-index';
import type { IndexedPage } from './pages';

/** Returns which share of the query the given terms of the index match, from 0 to 1. */
export function matchedShare(
  matched: readonly string[],
  { terms, termWeights, termCount }: ExpandedQuery,
): number {
  const shares = Array.from({ length: termCount }, () => 0);
  for (const { positions, isCorrection } of matched.flatMap((term) => terms.get(term) ?? [])) {
    for (const position of positions) {
      shares[position] = Math.max(shares[position] ?? 0, isCorrection ? CORRECTION_SHARE : 1);
    }
  }
  let [sum, total] = [0, 0];
  for (const [position, share] of shares.entries()) {
    const weight = termWeights[position] ?? 1;
    sum += share * weight;
    total += weight;
  }
  return sum / total;
}

/** Returns the score of a page: exact names count most, then terms in the title, in headings, and in the text. */
export function scorePage(
  result: SearchResult,
  page: IndexedPage,
  expandedQuery: ExpandedQuery,
  names: NameMatches,
): number {
  const shareIn = (...fields: string[]) => {
    const matched = Object.entries(result.match).filter(([, found]) =>
      fields.some((field) => found.includes(field)),
    );
    return matchedShare(
      matched.map(([term]) => term),
      expandedQuery,
    );
  };
  const anywhere = matchedShare(result.terms, expandedQuery);
  const byPhrase = names.byPhrase.get(result.id);
  const byName = names.byName.get(result.id);
  const phraseKey = expandedQuery.correctedTerms.join('');
  const isInTitle = expandedQuery.termCount > 1 && page.titleKey.includes(phraseKey);
  const textScore =
    result.score *
    (1 - SHARE_FACTORS.anywhere * (1 - anywhere ** 2)) *
    (1 + SHARE_FACTORS.title * shareIn('title', 'name') ** 2) *
    (1 + SHARE_FACTORS.heading * shareIn('heading') ** 2) *
    (isInTitle ? SHARE_FACTORS.phraseInTitle : 1) *
    (1 - SHARE_FACTORS.pageWeight * (1 - page.weight));
  return (
    textScore *
      (byPhrase ? NAME_SCORES[byPhrase.role].whole : 1) *
      (byName ? NAME_SCORES[byName.role].part : 1) +
    (byPhrase ? exactNameScore(byPhrase, page, names) : 0)
  );
}

function exactNameScore(
  { name, role }: NameEntry,
  { weight }: IndexedPage,
  { phrases }: NameMatches,
): number {
  const isSameSpelling = phrases.includes(name.toLowerCase());
  if (!isSameSpelling && (role === 'term' || role === 'keyword')) return 0;
  return NAME_SCORES[role].exact * weight * (isSameSpelling ? SAME_SPELLING_FACTOR : 1);
}

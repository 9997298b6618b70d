import type { SearchResult } from 'minisearch';
import {
  CORRECTION_SHARE,
  EXACT_TERM_SCORE,
  NAME_SCORES,
  SAME_SPELLING_FACTOR,
  SHARE_FACTORS,
} from '../weights';
import type { ExpandedQuery } from './expand-query';
import type { NameMatches } from './match-names';
import type { NameEntry } from './name-index';
import type { IndexedPage } from './pages';

/** Returns the share of the query's terms that a page contains, from 0 to 1. */
export function matchedShare(
  { queryTerms }: SearchResult,
  { terms, termWeights, termCount }: ExpandedQuery,
): number {
  const weightOf = (position: number) => termWeights[position] ?? 1;
  const shares = new Map<number, number>();
  for (const { positions, isCorrection } of queryTerms.flatMap((term) => terms.get(term) ?? [])) {
    for (const position of positions) {
      const share = isCorrection ? CORRECTION_SHARE : 1;
      shares.set(position, Math.max(share, shares.get(position) ?? 0));
    }
  }
  const total = Array.from({ length: termCount }, (_, position) => weightOf(position));
  const matched = [...shares].map(([position, share]) => share * weightOf(position));
  return sumOf(matched) / (sumOf(total) || 1);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Returns the score of a page: exact names count most, then terms in the title, in headings, and in the text. */
export function scorePage(
  result: SearchResult,
  page: IndexedPage,
  expandedQuery: ExpandedQuery,
  termCount: number,
  names: NameMatches,
): number {
  const { anywhere, inTitle, inHeading } = matchedShares(result, expandedQuery, termCount);
  const byPhrase = names.byPhrase.get(result.id);
  const byName = names.byName.get(result.id);
  const phraseKey = expandedQuery.correctedTerms.join('');
  const isInName = termCount > 1 && page.keys.some((key) => key.includes(phraseKey));
  const textScore =
    result.score *
    (1 - SHARE_FACTORS.anywhere * (1 - anywhere ** 2)) *
    (1 + SHARE_FACTORS.title * inTitle ** 2) *
    (1 + SHARE_FACTORS.heading * inHeading ** 2) *
    (isInName ? SHARE_FACTORS.inName : 1) *
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
  if (role === 'term' && isSameSpelling) return EXACT_TERM_SCORE * weight;
  return NAME_SCORES[role].exact * weight * (isSameSpelling ? SAME_SPELLING_FACTOR : 1);
}

/** Returns which share of the query's terms a page contains: anywhere, in its title or name, in its headings. */
function matchedShares(
  { match, queryTerms }: SearchResult,
  { terms }: ExpandedQuery,
  termCount: number,
) {
  const inTitle: string[] = [];
  const inHeading: string[] = [];
  for (const [term, fields] of Object.entries(match)) {
    if (fields.includes('title') || fields.includes('name')) inTitle.push(term);
    if (fields.includes('heading')) inHeading.push(term);
  }
  const shareOf = (matchedTerms: readonly string[]) => {
    const positions = new Set<number>();
    for (const term of matchedTerms) {
      for (const position of terms.get(term)?.positions ?? []) positions.add(position);
    }
    return positions.size / Math.max(1, termCount);
  };
  return {
    anywhere: shareOf(queryTerms),
    inTitle: shareOf(inTitle),
    inHeading: shareOf(inHeading),
  };
}

import type { SearchResult } from 'minisearch';
import { CORRECTION_SHARE } from '../weights';
import type { ExpandedQuery } from './expand-query';
import type { NameMatches } from './match-names';
import type { NameEntry, NameRole } from './name-index';
import type { IndexedPage } from './pages';

/** Score for a name that equals the whole query; far above every score of a text match. */
const EXACT_NAME_SCORES: Record<NameRole, number> = {
  message: 3_000_000,
  subject: 1_000_000,
  alias: 600_000,
  definition: 500_000,
  term: 0,
  keyword: 0,
  heading: 0,
  row: 0,
};
/** Score for a keyword with its own section if the query spells it exactly: `rate limit`, not `rate limited`. */
const EXACT_TERM_SCORE = 1_000_000;
/** Prefers the same spelling: `wishlistItem/created` and `wishlist_item_created` are different names with one key. */
const SAME_SPELLING_FACTOR = 1.05;
/** Factors for a name that equals the whole query. */
const PHRASE_FACTORS: Record<NameRole, number> = {
  message: 1,
  subject: 1,
  alias: 1,
  definition: 1,
  term: 3,
  keyword: 5,
  heading: 3,
  row: 4,
};
/** Factors for a name that is a part of the query. */
const NAME_FACTORS: Record<NameRole, number> = {
  message: 1,
  subject: 3,
  alias: 2,
  definition: 2.5,
  term: 3,
  keyword: 3,
  heading: 1.8,
  row: 1.3,
};

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
    (0.1 + 0.9 * anywhere ** 2) *
    (1 + inTitle ** 2) *
    (1 + 0.4 * inHeading ** 2) *
    (isInName ? 1.6 : 1) *
    (0.3 + 0.7 * page.weight);
  return (
    textScore *
      (byPhrase ? PHRASE_FACTORS[byPhrase.role] : 1) *
      (byName ? NAME_FACTORS[byName.role] : 1) +
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
  return EXACT_NAME_SCORES[role] * weight * (isSameSpelling ? SAME_SPELLING_FACTOR : 1);
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

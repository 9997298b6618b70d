import SearchableMap from 'minisearch/SearchableMap';
import { toTerms } from '../tokenize';
import { LIKELIHOOD, MIN_LENGTH_FOR_TWO_ERRORS } from '../weights';

/** Number of pages that contain a term, and of those that contain it in their name or title. */
export interface PageCounts {
  pages: number;
  titles: number;
}

/** All terms of an index, for prefix search, typo tolerance, and splitting compounds. */
export interface Vocabulary {
  has(term: string): boolean;
  /** Returns the number of pages that contain a term. */
  pageCount(term: string): number;
  /** Returns the most likely longer terms that start with a prefix. */
  completions(prefix: string): string[];
  /** Returns the closest term to a misspelled one; undefined if none is close. */
  correction(term: string): string | undefined;
  /** Splits a term into two known ones: `viptier` → `vip`, `tier`. */
  split(term: string): string[] | null;
}

/** Looking up every term with a two-letter prefix would take as long as reading the whole index. */
const MAX_COMPLETIONS = 8;
/** Completions of short prefixes are cached: there are few such prefixes, and they have the most completions. */
const MAX_CACHED_PREFIX_LENGTH = 3;
const MIN_CORRECTED_LENGTH = 4;
const MIN_PART_LENGTH = 3;

/** Builds a vocabulary from terms with their page counts. */
export function buildVocabulary(
  entries: Iterable<readonly [term: string, counts: PageCounts]>,
): Vocabulary {
  const terms = new SearchableMap<PageCounts>();
  const cachedCompletions = new Map<string, string[]>();
  for (const [term, counts] of entries) terms.set(term, counts);

  function completions(prefix: string): string[] {
    const cached = cachedCompletions.get(prefix);
    if (cached) return cached;
    const candidates: { term: string; score: number }[] = [];
    for (const [term, { pages, titles }] of terms.atPrefix(prefix)) {
      if (term !== prefix)
        candidates.push({ term, score: (LIKELIHOOD.title * titles + pages) / term.length });
    }
    candidates.sort((a, b) => b.score - a.score);
    const best = candidates.slice(0, MAX_COMPLETIONS).map(({ term }) => term);
    if (prefix.length <= MAX_CACHED_PREFIX_LENGTH) cachedCompletions.set(prefix, best);
    return best;
  }

  function correction(term: string): string | undefined {
    if (term.length < MIN_CORRECTED_LENGTH) return undefined;
    const maxErrors = term.length < MIN_LENGTH_FOR_TWO_ERRORS ? 1 : 2;
    const [closest] = [...terms.fuzzyGet(term, 2)]
      .map(([candidate, [, distance]]) => ({
        candidate,
        errors: isSwap(term, candidate) ? 1 : distance,
      }))
      // The first letter is rarely wrong: without this, `uninstall` would find `install`.
      .filter(
        ({ candidate, errors }) =>
          candidate[0] === term[0] && candidate.length > 2 && errors <= maxErrors,
      )
      .sort((a, b) => a.errors - b.errors);
    return closest?.candidate;
  }

  function split(text: string): string[] | null {
    for (let end = text.length - MIN_PART_LENGTH; end >= MIN_PART_LENGTH; end -= 1) {
      const [left = ''] = toTerms(text.slice(0, end));
      const [right = ''] = toTerms(text.slice(end));
      const isSplit = [left, right].every(
        (part) => part.length >= MIN_PART_LENGTH && terms.has(part),
      );
      if (isSplit) return [left, right];
    }
    return null;
  }

  return {
    has: (term) => terms.has(term),
    pageCount: (term) => terms.get(term)?.pages ?? 0,
    completions,
    correction,
    split,
  };
}

/** Swapped letters count as one error. */
function isSwap(term: string, candidate: string): boolean {
  const sorted = (letters: string) => [...letters].sort().join('');
  return term.length === candidate.length && sorted(term) === sorted(candidate);
}

import SearchableMap from 'minisearch/SearchableMap';
import { wordsOf } from '../words';

/** How many pages hold a word, and how many in their name or title. */
export interface WordCount {
  pages: number;
  titles: number;
}

/** All words of an index with their counts, for finding those that are meant. */
export interface Vocabulary {
  has(word: string): boolean;
  /** How many pages hold the word. */
  count(word: string): number;
  /** The likeliest words that begin like this, longer than it. */
  completions(prefix: string): string[];
  /** Words that a misspelt one may be, nearest first. */
  corrections(word: string): string[];
  /** Two or three known words that were run together: `viptier` → `vip`, `tier`. */
  split(word: string): string[] | null;
}

/** Looking up every word that begins with two letters would take as long as reading the index. */
const MOST_COMPLETIONS = 8;
/** Short beginnings have the most completions, and there are few of them: what was found is kept. */
const LONGEST_KEPT = 3;
const SHORTEST_MISSPELT = 4;
const MOST_CORRECTIONS = 3;
const SHORTEST_PART = 3;
const MOST_PARTS = 3;

/** Makes a vocabulary from words with their counts. */
export function toVocabulary(counts: Iterable<readonly [string, WordCount]>): Vocabulary {
  const words = new SearchableMap<WordCount>();
  const kept = new Map<string, string[]>();
  for (const [word, count] of counts) words.set(word, count);

  function completions(prefix: string): string[] {
    const known = kept.get(prefix);
    if (known) return known;
    const found: { word: string; worth: number }[] = [];
    for (const [word, { pages, titles }] of words.atPrefix(prefix)) {
      if (word !== prefix) found.push({ word, worth: (20 * titles + pages) / word.length });
    }
    found.sort((a, b) => b.worth - a.worth);
    const likeliest = found.slice(0, MOST_COMPLETIONS).map(({ word }) => word);
    if (prefix.length <= LONGEST_KEPT) kept.set(prefix, likeliest);
    return likeliest;
  }

  function corrections(word: string): string[] {
    if (word.length < SHORTEST_MISSPELT) return [];
    const most = word.length < 5 ? 1 : 2;
    return [...words.fuzzyGet(word, most)]
      .map(([near, [{ pages }, distance]]) => ({ near, cost: costOf(word, near, distance, pages) }))
      .filter(({ near }) => near.length > 2)
      .sort((a, b) => a.cost - b.cost)
      .slice(0, MOST_CORRECTIONS)
      .map(({ near }) => near);
  }

  function split(word: string, most = MOST_PARTS): string[] | null {
    if (most === 1) return null;
    for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
      const [left = ''] = wordsOf(word.slice(0, at));
      if (left.length < SHORTEST_PART || !words.has(left)) continue;
      const rest = word.slice(at);
      const [right = ''] = wordsOf(rest);
      if (right.length >= SHORTEST_PART && words.has(right)) return [left, right];
      const further = split(rest, most - 1);
      if (further) return [left, ...further];
    }
    return null;
  }

  return {
    has: (word) => words.has(word),
    count: (word) => words.get(word)?.pages ?? 0,
    completions,
    corrections,
    split: (word) => split(word),
  };
}

/** Letters that changed places are one error; errors in the first letter are rare; common words are likelier. */
function costOf(word: string, near: string, distance: number, count: number): number {
  const isSwap = distance === 2 && sorted(word) === sorted(near);
  return (
    (isSwap ? 1 : distance) +
    (word[0] === near[0] ? 0 : 0.8) -
    Math.min(0.6, Math.log10(count + 1) / 5)
  );
}

function sorted(word: string): string {
  return [...word].sort().join('');
}

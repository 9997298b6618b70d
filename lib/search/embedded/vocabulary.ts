import SearchableMap from 'minisearch/SearchableMap';
import { wordsOf } from '../words';

/** All words of an index with the number of places where each stands, for finding those that are meant. */
export interface Vocabulary {
  has(word: string): boolean;
  hasPrefix(prefix: string): boolean;
  /** Words that a misspelt one may be, nearest first. */
  corrections(word: string): string[];
  /** Two or three known words that were run together: `viptier` → `vip`, `tier`. */
  split(word: string): string[] | null;
}

const SHORTEST_MISSPELT = 4;
const MOST_CORRECTIONS = 3;
const SHORTEST_PART = 3;
const MOST_PARTS = 3;

/** Makes a vocabulary from words with their counts. */
export function toVocabulary(counts: Iterable<readonly [string, number]>): Vocabulary {
  const words = new SearchableMap<number>();
  for (const [word, count] of counts) words.set(word, count);

  function corrections(word: string): string[] {
    if (word.length < SHORTEST_MISSPELT) return [];
    const most = word.length < 5 ? 1 : 2;
    return [...words.fuzzyGet(word, most)]
      .map(([near, [count, distance]]) => ({ near, cost: costOf(word, near, distance, count) }))
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
    hasPrefix: (prefix) => !words.atPrefix(prefix).keys().next().done,
    corrections,
    split: (word) => split(word),
  };
}

/** Letters that changed places are one error; errors in the first letter are rare; common words are likelier. */
function costOf(word: string, near: string, distance: number, count: number): number {
  const isSwap = distance === 2 && sorted(word) === sorted(near);
  return (
    (isSwap ? 1 : distance) + (word[0] === near[0] ? 0 : 0.8) - Math.min(0.6, Math.log10(count + 1) / 5)
  );
}

function sorted(word: string): string {
  return [...word].sort().join('');
}

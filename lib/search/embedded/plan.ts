import type { QueryWords } from '../query-words';
import { isStopWord } from '../stop-words';
import { SYNONYMS } from '../synonyms';
import { joined, wordsOf } from '../words';
import type { Vocabulary } from './vocabulary';

/** What is looked up in the index for one term. */
export interface PlannedTerm {
  /** Positions of the query's words that the term stands for. */
  covers: number[];
  prefix: boolean;
  boost: number;
}

/** Everything that is looked up for a query. */
export interface SearchPlan {
  terms: ReadonlyMap<string, PlannedTerm>;
  /** The query's words as they are most likely meant. */
  meant: string[];
}

/** A prefix shorter than this would match half of the vocabulary. */
const SHORTEST_PREFIX = 2;

/** How much a term counts by what it is for the word that was typed. */
const BOOSTS = { word: 1, part: 0.8, correction: 0.75, further: 0.4, synonym: 0.5, name: 1.5 };

/**
 * Decides what to look up: words as they are; the last one as a beginning too; words that nothing is written with as
 * typing errors, or as words run together. Names and synonyms stand for the words that they are made of.
 */
export function planSearch(query: QueryWords, vocabulary: Vocabulary): SearchPlan {
  const { words, names, wholes, isOpen } = query;
  const terms = new Map<string, PlannedTerm>();
  const add = (term: string, planned: PlannedTerm) => {
    const known = terms.get(term);
    if (!known) terms.set(term, planned);
    else known.covers = [...new Set([...known.covers, ...planned.covers])];
  };

  const meant = words.flatMap((word, position) => {
    const covers = [position];
    const isLast = isOpen && position === words.length - 1;
    const isKnown = vocabulary.has(word);
    const isBeginning = word.length >= SHORTEST_PREFIX && (isLast || !isKnown);
    add(word, { covers, prefix: isBeginning, boost: BOOSTS.word });
    if (isKnown) return [word];
    const parts = vocabulary.split(word);
    for (const part of parts ?? []) add(part, { covers, prefix: false, boost: BOOSTS.part });
    if (parts) return parts;
    const corrections = vocabulary.corrections(word);
    for (const [place, term] of corrections.entries()) {
      add(term, { covers, prefix: false, boost: place === 0 ? BOOSTS.correction : BOOSTS.further });
    }
    const isTyping = isLast && vocabulary.hasPrefix(word);
    return isTyping ? [word] : [corrections[0] ?? word];
  });

  const all = words.map((_, position) => position);
  for (const name of [...names, ...(words.length > 1 ? wholes : [])].map(joined)) {
    const covers = all.filter((position) => name.includes(words[position] ?? ''));
    if (!terms.has(name)) add(name, { covers, prefix: true, boost: BOOSTS.name });
  }
  for (const { covers, terms: others } of synonymsOf(meant)) {
    for (const term of others) add(term, { covers, prefix: false, boost: BOOSTS.synonym });
  }
  return { terms, meant };
}

const LINES = SYNONYMS.map((line) =>
  line.map((phrase) => wordsOf(phrase).filter((word) => !isStopWord(word))),
);

/** For each phrase of a line that stands in the query, the words of the line's other phrases. */
function synonymsOf(words: readonly string[]): { covers: number[]; terms: string[] }[] {
  return LINES.flatMap((line) => {
    const covers = line
      .filter((phrase) => phrase.every((word) => words.includes(word)))
      .flatMap((phrase) => phrase.map((word) => words.indexOf(word)));
    return covers.length > 0 ? [{ covers, terms: [...new Set(line.flat())] }] : [];
  });
}

import type { QueryWords } from '../query-words';
import { isStopWord } from '../stop-words';
import { SYNONYMS } from '../synonyms';
import { joined, wordsOf } from '../words';
import type { Vocabulary } from './vocabulary';

/** What is looked up in the index for one term. */
export interface PlannedTerm {
  /** Positions of the query's words that the term stands for. */
  covers: number[];
  boost: number;
  /** Whether it is a name of several words: those stand in texts by themselves as well. */
  isName?: boolean;
}

/** Everything that is looked up for a query. */
export interface SearchPlan {
  terms: ReadonlyMap<string, PlannedTerm>;
  /** The query's words as they are most likely meant. */
  meant: string[];
}

/** How much a term counts by what it is for the word that was typed. */
const BOOSTS = {
  word: 1,
  part: 0.8,
  correction: 0.75,
  further: 0.4,
  completion: 0.5,
  synonym: 0.5,
  name: 1.5,
};

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
    const completions = isLast || !isKnown ? vocabulary.completions(word) : [];
    if (isKnown) add(word, { covers, boost: BOOSTS.word });
    for (const term of completions) add(term, { covers, boost: boostOfCompletion(word, term) });
    if (isKnown) return [word];
    const parts = vocabulary.split(word);
    for (const part of parts ?? []) add(part, { covers, boost: BOOSTS.part });
    if (parts) return parts;
    const corrections = vocabulary.corrections(word);
    for (const [place, term] of corrections.entries()) {
      add(term, { covers, boost: place === 0 ? BOOSTS.correction : BOOSTS.further });
    }
    const isTyping = isLast && completions.length > 0;
    return isTyping ? [word] : [corrections[0] ?? word];
  });

  const all = words.map((_, position) => position);
  for (const name of [...names, ...(words.length > 1 ? wholes : [])].map(joined)) {
    const covers = all.filter((position) => name.includes(words[position] ?? ''));
    const written = vocabulary.has(name) ? [name] : vocabulary.completions(name);
    for (const term of written) add(term, { covers, boost: BOOSTS.name, isName: true });
  }
  for (const { covers, terms: others } of synonymsOf(meant)) {
    for (const term of others) add(term, { covers, boost: BOOSTS.synonym });
  }
  return { terms, meant };
}

/** The less is missing, the more a completion counts. */
function boostOfCompletion(word: string, completion: string): number {
  return BOOSTS.completion * (0.4 + (0.6 * word.length) / completion.length);
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

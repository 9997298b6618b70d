import { isStopWord } from './stop-words';
import { SYNONYMS } from './synonyms';
import { toTerms } from './tokenize';

const SYNONYM_LINES = SYNONYMS.map((line) =>
  line.map((phrase) => toTerms(phrase).filter((term) => !isStopWord(term))),
);

/**
 * Returns, for each line of synonyms with a phrase in the query, the terms of all its phrases. A word in a phrase of
 * several words has no synonyms of its own: `rate limit` has nothing to do with ratings.
 */
export function findSynonyms(
  queryTerms: readonly string[],
): { positions: number[]; synonyms: string[] }[] {
  const isInQuery = (phrase: readonly string[]) =>
    phrase.every((term) => queryTerms.includes(term));
  const inPhrases = new Set(
    SYNONYM_LINES.flat()
      .filter((phrase) => phrase.length > 1 && isInQuery(phrase))
      .flat(),
  );
  return SYNONYM_LINES.flatMap((line) => {
    const positions = line
      .filter(isInQuery)
      .filter((phrase) => phrase.length > 1 || !phrase.every((term) => inPhrases.has(term)))
      .flatMap((phrase) => phrase.map((term) => queryTerms.indexOf(term)));
    return positions.length > 0 ? [{ positions, synonyms: [...new Set(line.flat())] }] : [];
  });
}

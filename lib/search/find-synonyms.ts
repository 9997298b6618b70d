import { parseQuery } from './parse-query';
import { isStopWord } from './stop-words';
import { SUBJECTS_WITHOUT_PAGE, SYNONYMS } from './synonyms';
import { toTerms } from './tokenize';

const SYNONYM_LINES = SYNONYMS.map((line) =>
  line.map((phrase) => toTerms(phrase).filter((term) => !isStopWord(term))),
);

/**
 * Returns, for each line of synonyms with a phrase in the query, the terms of all its phrases.
 */
export function findSynonyms(
  queryTerms: readonly string[],
): { positions: number[]; synonyms: string[] }[] {
  const isInQuery = (phrase: readonly string[]) =>
    phrase.every((term) => queryTerms.includes(term));
  return SYNONYM_LINES.flatMap((line) => {
    const positions = line
      .filter(isInQuery)
      .flatMap((phrase) => phrase.map((term) => queryTerms.indexOf(term)));
    return positions.length > 0 ? [{ positions, synonyms: [...new Set(line.flat())] }] : [];
  });
}

/** Whether a query is one of the subjects that no page is about. */
export function isSubjectWithoutPage(query: string): boolean {
  return parseQuery(query).phrases.some((phrase) =>
    SUBJECTS_WITHOUT_PAGE.includes(phrase.toLowerCase()),
  );
}

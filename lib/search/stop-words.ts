import { toTerms } from './tokenize';

const WORDS = `a about an and any are as at be been by can can't cannot could do does doesn't don't for from
has have how i if in into is isn't it its me my of on or our should so than that the their them then there these
they this to up us want was we what when where which who why will with work would you your`;

const STOP_WORDS = new Set([...toTerms(WORDS), 't']);

/** Whether a term is a stop word: so common in questions that it doesn't help to find a page. */
export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}

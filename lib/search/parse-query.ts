import { isStopWord } from './stop-words';
import { toTerms, unsplitTokens, withoutSeparators } from './tokenize';

/** The parts of a query. */
export interface ParsedQuery {
  /** The terms without stop words, each once, in the order of the query. */
  terms: string[];
  /** Weight of each term: the words of an identifier count as much as one other word. */
  termWeights: number[];
  /** Identifiers in the query: `redeemReward` in `redeemReward errors`. */
  names: string[];
  /** The whole query: as typed, then without stop words. */
  phrases: string[];
}

/** The scheme and host of a pasted address are no help in finding an operation. */
const ORIGIN = /\bhttps?:\/\/[^/\s]+/gi;

/** Parses a query. If it has only stop words, those are its terms. */
export function parseQuery(query: string): ParsedQuery {
  const text = query.replace(ORIGIN, ' ');
  const allTerms = toTerms(text);
  const terms = allTerms.filter((term) => !isStopWord(term));
  const tokens = unsplitTokens(text);
  const significantTokens = tokens.filter((token) => !toTerms(token).every(isStopWord));
  const uniqueTerms = [...new Set(terms.length > 0 ? terms : allTerms)];
  return {
    terms: uniqueTerms,
    termWeights: uniqueTerms.map((term) => weightOf(term, tokens)),
    names: tokens.flatMap(namesIn),
    phrases: [...new Set([tokens.join(' '), significantTokens.join(' ')])].filter(Boolean),
  };
}

function weightOf(term: string, tokens: readonly string[]): number {
  const token = tokens.map(toTerms).find((words) => words.includes(term)) ?? [];
  return 1 / Math.max(1, token.length);
}

/** A token is a name if it consists of several words; so is each part between dots and slashes. */
function namesIn(token: string): string[] {
  const parts = token.split(/[./:]/);
  return [token, ...(parts.length > 1 ? parts : [])].filter(
    (part) => toTerms(part).length > 1 || (part !== token && withoutSeparators(part).length > 3),
  );
}

import { findSynonyms } from '../find-synonyms';
import type { ParsedQuery } from '../parse-query';
import { LIKELIHOOD, OTHER_TERM_BOOST } from '../weights';
import type { Vocabulary } from './vocabulary';

/** A term to look up in the index. */
export interface ExpandedTerm {
  /** Positions of the query's terms that it replaces. */
  positions: number[];
  boost: number;
  /** Whether the query has a similar word instead. */
  isCorrection?: boolean;
}

/** All terms that a query looks up. */
export interface ExpandedQuery {
  terms: ReadonlyMap<string, ExpandedTerm>;
  /** The query's terms after splitting and typo correction. */
  correctedTerms: string[];
  /** Weights of the query's terms. Parts of a split term count 1. */
  termWeights: readonly number[];
  /** Number of positions: each part of a split term counts as one position. */
  termCount: number;
}

/**
 * Decides which terms to look up: the query's terms as they are, completions of the last one, and parts or
 * corrections of unknown ones. Names and synonyms stand for the terms that they consist of.
 */
export function expandQuery(query: ParsedQuery, vocabulary: Vocabulary): ExpandedQuery {
  const terms = new Map<string, ExpandedTerm>();
  const add = (term: string, expanded: ExpandedTerm) => {
    const known = terms.get(term);
    if (!known) terms.set(term, expanded);
    else known.positions = [...new Set([...known.positions, ...expanded.positions])];
  };

  let termCount = query.terms.length;
  const correctedTerms = query.terms.flatMap((term, position) => {
    const positions = [position];
    const isOpen = position === query.terms.length - 1;
    const isKnown = vocabulary.has(term);
    const completions = isOpen || !isKnown ? vocabulary.completions(term) : [];
    if (isKnown) add(term, { positions, boost: 1 });
    for (const completion of completions) {
      add(completion, { positions, boost: completionBoost(term, completion) });
    }
    if (isKnown) return [term];
    const parts = vocabulary.split(term);
    for (const [index, part] of (parts ?? []).entries()) {
      const partPositions = index === 0 ? positions : [termCount++];
      add(part, { positions: partPositions, boost: OTHER_TERM_BOOST });
    }
    if (parts) return parts;
    const correction = vocabulary.correction(term);
    if (correction) add(correction, { positions, boost: OTHER_TERM_BOOST, isCorrection: true });
    const isIncomplete = isOpen && completions.length > 0;
    return isIncomplete ? [term] : [correction ?? term];
  });

  for (const { positions, synonyms } of findSynonyms(correctedTerms)) {
    for (const term of synonyms) add(term, { positions, boost: OTHER_TERM_BOOST });
  }
  return { terms, correctedTerms, termWeights: query.termWeights, termCount };
}

/** The fewer characters are missing, the higher the boost. */
function completionBoost(term: string, completion: string): number {
  return OTHER_TERM_BOOST * (1 - LIKELIHOOD.completeness * (1 - term.length / completion.length));
}

import type { AsPlainObject, SearchResult } from 'minisearch';
import type { SearchAnswer, SearchEngine, SearchGroup, SearchRequest } from '../engine';
import { toGroup } from '../groups';
import { queryWords } from '../query-words';
import type { SearchCorpus } from '../records/build';
import { namePlaces, toPages } from './pages';
import { bestRecords } from './best-records';
import { planSearch, type SearchPlan } from './plan';
import { findNames, scorePage } from './rank';
import { buildTextIndex, FIELD_BOOSTS, loadTextIndex } from './text-index';
import { toVocabulary } from './vocabulary';

/** Everything that the embedded engine needs, as the build writes it. */
export interface EmbeddedIndex extends SearchCorpus {
  text: AsPlainObject;
}

/** How many of the best pages are looked at closely. */
const CANDIDATES = 24;

/** Builds what {@link embeddedEngine} reads. */
export function buildEmbeddedIndex(corpus: SearchCorpus): EmbeddedIndex {
  return { ...corpus, text: buildTextIndex(toPages(corpus.records)).toJSON() };
}

/** The engine that needs no server of its own: the index lies in this process. */
export function embeddedEngine({ records, text }: EmbeddedIndex): SearchEngine {
  const pages = toPages(records);
  const places = namePlaces(pages);
  const vocabulary = toVocabulary(text.index.map(([term, fields]) => [term, countOf(fields)]));
  const index = loadTextIndex(text);

  function find({ terms: planned }: SearchPlan, { area, language }: SearchRequest): SearchResult[] {
    const terms = [...planned.keys()];
    const isWanted = (id: number) => {
      const own = pages[id]?.records[0];
      return own?.language === language && (area === null || own.area === area);
    };
    return index.search(terms.join(' '), {
      tokenize: () => terms,
      processTerm: (term) => term,
      prefix: (term) => planned.get(term)?.prefix ?? false,
      boostTerm: (term) => planned.get(term)?.boost ?? 1,
      boost: FIELD_BOOSTS,
      weights: { prefix: 0.5, fuzzy: 0 },
      boostDocument: (id: number) => (isWanted(id) ? 1 : 0),
    });
  }

  function answer(request: SearchRequest): SearchAnswer {
    const { query, limit } = request;
    const words = queryWords(query);
    if (words.words.length === 0) return { query, groups: [] };
    const plan = planSearch(words, vocabulary);
    const named = findNames(words, plan, places);
    const count = words.words.length;
    const candidates = find(plan, request)
      .flatMap((result) => {
        const page = pages[result.id];
        return page ? [{ result, page, score: scorePage(result, page, plan, count, named) }] : [];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, CANDIDATES)
      .map(({ result, page, score }) => {
        const stems = result.terms;
        const exact = [named.wholes.get(result.id), named.parts.get(result.id)];
        const best = bestRecords(page, stems, exact);
        const together = Math.min(1, Math.max(0, ...best.map(({ found }) => found)) / count);
        return { best, stems, score: score * (1 + 0.5 * together) };
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
    const groups = candidates
      .map(({ best, stems }) =>
        toGroup(
          best.map(({ record }) => record),
          new Set(stems),
        ),
      )
      .filter((group): group is SearchGroup => group !== null);
    return { query, groups };
  }

  return { name: 'embedded', search: async (request) => answer(request) };
}

/** In how many places of the index a word stands. */
function countOf(fields: AsPlainObject['index'][number][1]): number {
  return Object.values(fields).reduce((sum, places) => sum + Object.keys(places).length, 0);
}

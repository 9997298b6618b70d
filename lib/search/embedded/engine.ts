import type { AsPlainObject, SearchResult } from 'minisearch';
import { CURRENT_VERSION } from '../../docs/page';
import type { SearchAnswer, SearchEngine, SearchGroup, SearchRequest } from '../engine';
import { toGroup } from '../groups';
import { queryWords } from '../query-words';
import type { SearchRecord } from '../record';
import { bestRecords, type LookedUp } from './best-records';
import { namePlaces, toPages } from './pages';
import { planSearch, type SearchPlan } from './plan';
import { findNames, scorePage } from './rank';
import { buildTextIndex, FIELD_BOOSTS, loadTextIndex } from './text-index';
import { toVocabulary, type WordCount } from './vocabulary';

/** Everything that the embedded engine needs, as the build writes it. */
export interface EmbeddedIndex {
  /** Folder of the content that it was built from, as the environment names it. */
  root: string;
  records: SearchRecord[];
  text: AsPlainObject;
}

/** A word that more pages hold tells them apart only where it stands in front. */
const COMMON = 250;
const TELLING_FIELDS = ['name', 'title', 'keyword', 'heading'];
/** How many of the pages that the index finds are weighed by all that is known of them. */
const WEIGHED = 100;
/** How many pages beyond those of the answer are looked at closely. */
const RESERVE = 4;

/** Builds what {@link embeddedEngine} reads. */
export function buildEmbeddedIndex(records: SearchRecord[], root = '.'): EmbeddedIndex {
  return { root, records, text: buildTextIndex(toPages(records)).toJSON() };
}

/** The engine that needs no server of its own: the index lies in this process. */
export function embeddedEngine({ records, text }: EmbeddedIndex): SearchEngine {
  const pages = toPages(records);
  const places = namePlaces(pages);
  const vocabulary = toVocabulary(wordCounts(text));
  const index = loadTextIndex(text);

  function find({ terms: planned }: SearchPlan, { area, language }: SearchRequest): SearchResult[] {
    const terms = [...planned.keys()];
    const isCommon = (term: string) => vocabulary.count(term) > COMMON;
    const isWanted = (id: number) => {
      const own = pages[id]?.records[0];
      if (!own || own.language !== language || own.version !== CURRENT_VERSION) return false;
      return area === null || own.area === area;
    };
    const queries = [
      { queries: terms.filter((term) => !isCommon(term)) },
      { queries: terms.filter(isCommon), fields: TELLING_FIELDS },
    ];
    return index.search(
      { combineWith: 'OR', queries },
      {
        tokenize: (term) => [term],
        processTerm: (term) => term,
        boostTerm: (term) => planned.get(term)?.boost ?? 1,
        boost: FIELD_BOOSTS,
        boostDocument: (id: number) => (isWanted(id) ? 1 : 0),
      },
    );
  }

  function answer(request: SearchRequest): SearchAnswer {
    const { query, limit } = request;
    const words = queryWords(query);
    if (words.words.length === 0) return { query, groups: [] };
    const plan = planSearch(words, vocabulary);
    const named = findNames(words, plan, places);
    const count = words.words.length;
    const found = find(plan, request);
    const isNamed = (id: number) => named.wholes.has(id) || named.parts.has(id);
    const candidates = found
      .filter(({ id }, place) => place < WEIGHED || isNamed(id))
      .flatMap((result) => {
        const page = pages[result.id];
        return page ? [{ result, page, score: scorePage(result, page, plan, count, named) }] : [];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, limit + RESERVE)
      .map(({ result, page, score }) => {
        const stems = result.terms;
        const exact = [named.wholes.get(result.id), named.parts.get(result.id)];
        const best = bestRecords(page, lookedUp(plan, stems), exact);
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

/** Of the terms that a page holds, those that are single words. */
function lookedUp({ terms }: SearchPlan, found: readonly string[]): LookedUp[] {
  return found.flatMap((term) => {
    const planned = terms.get(term);
    return planned && !planned.isName ? [{ ...planned, term }] : [];
  });
}

/** The number of pages of each word of the index. */
function* wordCounts({ index, fieldIds }: AsPlainObject): Generator<readonly [string, WordCount]> {
  const titleFields = [fieldIds.name, fieldIds.title].map(String);
  for (const [word, fields] of index) {
    let pages = 0;
    let titles = 0;
    for (const [field, places] of Object.entries(fields)) {
      const count = Object.keys(places).length;
      pages = Math.max(pages, count);
      if (titleFields.includes(field)) titles = Math.max(titles, count);
    }
    yield [word, { pages, titles }];
  }
}

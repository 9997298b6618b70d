import type { AsPlainObject, SearchResult } from 'minisearch';
import { contextualTags, existingVersions } from '../../content/pages/areas';
import type { SearchEngine, SearchRequest, SearchResponse } from '../engine';
import { parseQuery } from '../parse-query';
import type { SearchRecord } from '../record';
import { toGroup } from '../result-group';
import { FIELD_BOOSTS, MIN_SHARE, SHARE_FACTORS } from '../weights';
import { type ExpandedQuery, expandQuery } from './expand-query';
import { matchNames } from './match-names';
import { buildMessageIndex, findMessages } from './message-index';
import { buildNameIndex } from './name-index';
import { toPages } from './pages';
import { rankRecords } from './rank-records';
import { withRareTerms } from './rare-terms';
import { matchedShare, scorePage } from './score-page';
import { buildTextIndex, loadTextIndex } from './text-index';
import { buildVocabulary, type PageCounts } from './vocabulary';

/** The data of the engine, as the build writes it. */
export interface MinisearchIndex {
  records: SearchRecord[];
  text: AsPlainObject;
}

/** A term on more pages than this is only looked up in {@link DISTINCTIVE_FIELDS}, which takes less time. */
const MAX_PAGES_FOR_FULL_TEXT = 250;
const DISTINCTIVE_FIELDS = ['name', 'title', 'keyword', 'heading'];
/** Number of pages from the text index that are scored. */
const MAX_SCORED_PAGES = 100;

/** Builds the data that {@link minisearchEngine} loads. */
export function buildMinisearchIndex(records: SearchRecord[]): MinisearchIndex {
  return { records, text: buildTextIndex(toPages(records)).toJSON() };
}

/** Creates the engine that runs in this process and needs no search server. */
export function minisearchEngine({ records, text }: MinisearchIndex): SearchEngine {
  const pages = toPages(records);
  const nameIndex = buildNameIndex(pages);
  const messageIndex = buildMessageIndex(pages);
  const vocabulary = buildVocabulary(countPages(text));
  const textIndex = loadTextIndex(text);
  const knownTags = new Set(records.map(({ tag }) => tag));

  function searchText(
    { terms }: ExpandedQuery,
    { area, versions, language }: SearchRequest,
  ): SearchResult[] {
    const tags = contextualTags(existingVersions(versions, knownTags));
    const isIncluded = (id: number) => {
      const record = pages[id]?.records[0];
      if (!record || record.language !== language || !tags.includes(record.tag)) return false;
      return area === null || record.area === area;
    };
    const toQuery = (term: string) =>
      vocabulary.pageCount(term) > MAX_PAGES_FOR_FULL_TEXT
        ? { queries: [term], fields: DISTINCTIVE_FIELDS }
        : term;
    return textIndex.search(
      { queries: [...terms.keys()].map(toQuery) },
      {
        tokenize: (term) => [term],
        processTerm: (term) => term,
        boostTerm: (term) => terms.get(term)?.boost ?? 1,
        boost: FIELD_BOOSTS,
        boostDocument: (id: number) => (isIncluded(id) ? 1 : 0),
      },
    );
  }

  async function search(request: SearchRequest): Promise<SearchResponse> {
    const { query, limit } = request;
    const parsed = parseQuery(query);
    if (parsed.terms.length === 0) return { query, groups: [] };
    const expanded = expandQuery(parsed, vocabulary);
    const { termCount } = expanded;
    const names = matchNames(parsed, expanded, nameIndex, findMessages(query, messageIndex));
    const matched = searchText(expanded, request);
    const { found, isGuess: lacksRareTerm } = withRareTerms(
      matched,
      parsed,
      expanded,
      names,
      vocabulary,
    );
    const isGuess =
      lacksRareTerm ||
      (names.byPhrase.size === 0 &&
        found.every((result) => matchedShare(result.terms, expanded) < MIN_SHARE));
    const groups = found
      .filter(
        ({ id }, position) =>
          position < MAX_SCORED_PAGES || names.byPhrase.has(id) || names.byName.has(id),
      )
      .flatMap((result) => {
        const page = pages[result.id];
        if (!page) return [];
        return [{ result, page, score: scorePage(result, page, expanded, names) }];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ result: { id, terms }, page, score }) => {
        const name = names.byPhrase.get(id);
        const isWholeName = name?.role === 'subject' && name.record === page.records[0];
        const expandedTerms = terms.flatMap((term) => {
          const known = expanded.terms.get(term);
          return known ? [{ ...known, term }] : [];
        });
        const ranked = rankRecords(page, expandedTerms, names.records, isWholeName);
        // Pages with a record that contains most of the terms come first.
        const bestCount = Math.max(0, ...ranked.map(({ matchCount }) => matchCount));
        return {
          ranked,
          terms,
          score: score * (1 + SHARE_FACTORS.inOneRecord * Math.min(1, bestCount / termCount)),
        };
      })
      .sort((a, b) => b.score - a.score)
      .flatMap(({ ranked, terms }) => {
        const best = ranked.map(({ record }) => record);
        return toGroup(best, new Set(terms)) ?? [];
      });
    return { query, groups, ...(isGuess && groups.length > 0 && { isGuess }) };
  }

  return { name: 'built-in index', search };
}

/** Counts the pages that contain each term of the index. */
function* countPages({ index, fieldIds }: AsPlainObject): Generator<readonly [string, PageCounts]> {
  const titleFields = [fieldIds.name, fieldIds.title].map(String);
  for (const [term, fields] of index) {
    let pages = 0;
    let titles = 0;
    for (const [field, frequencies] of Object.entries(fields)) {
      const count = Object.keys(frequencies).length;
      pages = Math.max(pages, count);
      if (titleFields.includes(field)) titles = Math.max(titles, count);
    }
    yield [term, { pages, titles }];
  }
}

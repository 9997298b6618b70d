import type { MultiSearchRequestSchema } from 'typesense/lib/Typesense/Types';
import { contextualTags } from '../areas';
import { HITS_A_PAGE, type SearchRequest } from '../engine';
import { queryWords } from '../query-words';
import { QUERIED_FIELDS, type SearchDocument } from './collection';

/** One search of a multi-search: contextual by language and tag, grouped by page, best text first. */
export function toSearch(
  collection: string,
  { query, area, language, limit }: SearchRequest,
): MultiSearchRequestSchema<SearchDocument, string> {
  const { wholes } = queryWords(query);
  return {
    collection,
    // Words that questions are made of would have to stand in the text as well.
    q: wholes.at(-1) ?? query,
    query_by: QUERIED_FIELDS.map(({ name }) => name).join(','),
    query_by_weights: QUERIED_FIELDS.map(({ weight }) => weight).join(','),
    filter_by: [
      `language:=${quoted(language)}`,
      `tag:=[${contextualTags().map(quoted).join(',')}]`,
      ...(area ? [`area:=${quoted(area)}`] : []),
    ].join(' && '),
    sort_by: '_text_match:desc,weight:desc',
    group_by: 'page',
    group_limit: HITS_A_PAGE,
    per_page: limit,
    prioritize_exact_match: true,
    drop_tokens_threshold: 3,
    typo_tokens_threshold: 1,
    // Only the words that matched are read of the highlights: marks are made here, as ranges, never markup.
    highlight_affix_num_tokens: 0,
  };
}

/** Backticks keep what they hold from being read as a filter. */
function quoted(value: string): string {
  return `\`${value.replaceAll('`', '')}\``;
}

import type { MultiSearchRequestSchema } from 'typesense/lib/Typesense/Types';
import { contextualTags } from '../../content/pages/areas';
import { MAX_HITS_PER_PAGE, type SearchRequest } from '../engine';
import { parseQuery } from '../parse-query';
import type { SearchRecord } from '../record';
import { MIN_LENGTH_FOR_TWO_ERRORS, TYPESENSE_WEIGHTS } from '../weights';

/** Builds one search of a multi-search: filtered by language and tag, grouped by page, ranked by text match. */
export function toSearch(
  collection: string,
  { query, area, versions, language, limit }: SearchRequest,
): MultiSearchRequestSchema<SearchRecord, string> {
  const { phrases } = parseQuery(query);
  return {
    collection,
    // Without stop words, because Typesense would require them in the text as well.
    q: phrases.at(-1) ?? query,
    query_by: Object.keys(TYPESENSE_WEIGHTS).join(','),
    query_by_weights: Object.values(TYPESENSE_WEIGHTS).join(','),
    filter_by: [
      `language:=${quoted(language)}`,
      `tag:=[${contextualTags(versions).map(quoted).join(',')}]`,
      ...(area ? [`area:=${quoted(area)}`] : []),
    ].join(' && '),
    sort_by: '_text_match:desc,weight:desc',
    group_by: 'page',
    group_limit: MAX_HITS_PER_PAGE,
    per_page: limit,
    prioritize_exact_match: true,
    drop_tokens_threshold: 3,
    typo_tokens_threshold: 1,
    min_len_2typo: MIN_LENGTH_FOR_TWO_ERRORS,
    // Only the matched tokens are read from the highlights. The site marks them itself, as offsets instead of markup.
    highlight_affix_num_tokens: 0,
  };
}

/** Above the number of tags: one for each version of an area, and the default tag. */
const MAX_TAGS = 1_000;

/** Builds a search for the tags of all records. */
export function toTagSearch(collection: string): MultiSearchRequestSchema<SearchRecord, string> {
  return { collection, q: '*', facet_by: 'tag', max_facet_values: MAX_TAGS, per_page: 1 };
}

/** Quotes a value with backticks, so that it isn't parsed as filter syntax. */
function quoted(value: string): string {
  return `\`${value.replaceAll('`', '')}\``;
}

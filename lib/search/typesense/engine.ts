import type { Client } from 'typesense';
import type { SearchResponse as TypesenseResponse } from 'typesense/lib/Typesense/Documents';
import { existingVersions, type SearchedVersions } from '../../content/pages/areas';
import type { SearchEngine, SearchGroup, SearchRequest, SearchResponse } from '../engine';
import { parseQuery } from '../parse-query';
import type { SearchRecord } from '../record';
import { toGroup } from '../result-group';
import { toTerms } from '../tokenize';
import { MIN_SHARE } from '../weights';
import { WORD_SEPARATOR } from './collection';
import { toSearch, toTagSearch } from './query';

type Search = ReturnType<typeof toSearch>;
type Result = TypesenseResponse<SearchRecord>;

/** Maximum age of the collection's tags before they are requested again: a publish may have changed them. */
const TAGS_MAX_AGE_MS = 60_000;

/** Options of {@link typesenseEngine}. */
interface TypesenseOptions {
  /** Creates the client; called at the first search. */
  connect: () => Promise<Client>;
  collection: string;
  /** Maximum duration of a search, including retries on other nodes. */
  timeoutMs: number;
  now?: () => number;
}

/** Creates the engine that uses a Typesense server. A search throws if there is no valid response in time. */
export function typesenseEngine({
  connect,
  collection,
  timeoutMs,
  now = Date.now,
}: TypesenseOptions): SearchEngine {
  let client: Promise<Client> | null = null;
  let tags: ReadonlySet<string> = new Set();
  let tagsExpireAt = 0;

  async function perform(search: Search, abortSignal: AbortSignal): Promise<Result> {
    client ??= connect();
    const { multiSearch } = await client;
    const { results } = await multiSearch.perform<[SearchRecord]>(
      { searches: [search] },
      {},
      { abortSignal },
    );
    return assertSuccess(results[0]);
  }

  /** A bookmarked address or a stored choice can name a version that has been removed. */
  async function withRecords(requested: SearchedVersions, signal: AbortSignal) {
    if (now() >= tagsExpireAt) {
      const { facet_counts: facets = [] } = await perform(toTagSearch(collection), signal);
      tags = new Set(facets.flatMap(({ counts }) => counts.map(({ value }) => value)));
      tagsExpireAt = now() + TAGS_MAX_AGE_MS;
    }
    return existingVersions(requested, tags);
  }

  async function search(request: SearchRequest): Promise<SearchResponse> {
    const { query, versions: requested = {} } = request;
    if (parseQuery(query).terms.length === 0) return { query, groups: [] };
    const signal = AbortSignal.timeout(timeoutMs);
    const isCurrent = Object.keys(requested).length === 0;
    const versions = isCurrent ? requested : await withRecords(requested, signal);
    const result = await perform(toSearch(collection, { ...request, versions }), signal);
    return { query, ...toGroups(query, result) };
  }

  return { name: 'typesense', search };
}

/** A multi-search returns status 200 even if one of its searches failed. */
function assertSuccess(result: Result | { code: number; error: string } | undefined): Result {
  if (!result || 'error' in result) {
    throw new Error(result ? `${result.code} ${result.error}` : 'the response has no result');
  }
  return result as Result;
}

function toGroups(
  query: string,
  { grouped_hits = [] }: Result,
): Pick<SearchResponse, 'groups' | 'isGuess'> {
  const { terms, phrases } = parseQuery(query);
  const wordCount = (phrases.at(-1) ?? query).split(WORD_SEPARATOR).length;
  let matchCount = 0;
  const groups = grouped_hits.flatMap(({ hits }): SearchGroup | SearchGroup[] => {
    const tokens = hits.flatMap((hit) => matchedTokens([hit.highlights, hit.highlight]));
    const counts = hits.map((hit) => hit.text_match_info?.tokens_matched ?? wordCount);
    matchCount = Math.max(matchCount, ...counts);
    const records = hits.map(({ document }) => document);
    return toGroup(records, new Set([...terms, ...tokens.flatMap(toTerms)])) ?? [];
  });
  // Typesense drops words of a query that too few records contain.
  const isGuess = groups.length > 0 && matchCount / wordCount < MIN_SHARE;
  return { groups, ...(isGuess && { isGuess }) };
}

/** Collects the matched tokens at any depth, because the form of highlights differs between field types. */
function matchedTokens(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(matchedTokens);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'matched_tokens'
      ? [inner].flat(2).filter((token) => typeof token === 'string')
      : matchedTokens(inner),
  );
}

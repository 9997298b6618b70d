import type { Client } from 'typesense';
import type { SearchResponse as TypesenseResponse } from 'typesense/lib/Typesense/Documents';
import {
  MIN_SHARE,
  type SearchEngine,
  type SearchGroup,
  type SearchRequest,
  type SearchResponse,
} from '../engine';
import { parseQuery } from '../parse-query';
import { toGroup } from '../result-group';
import { toTerms } from '../tokenize';
import { type SearchDocument, toRecord } from './collection';
import { matchedShare } from './matched-share';
import { toSearch } from './query';

/** Options of {@link typesenseEngine}. */
interface TypesenseOptions {
  /** Creates the client; called at the first search. */
  connect: () => Promise<Client>;
  collection: string;
  /** Maximum duration of a search, including retries on other nodes. */
  timeoutMs: number;
}

/** Creates the engine that uses a Typesense server. A search throws if there is no valid response in time. */
export function typesenseEngine({
  connect,
  collection,
  timeoutMs,
}: TypesenseOptions): SearchEngine {
  let client: Promise<Client> | null = null;

  async function search(request: SearchRequest): Promise<SearchResponse> {
    const { query } = request;
    if (parseQuery(query).terms.length === 0) return { query, groups: [] };
    client ??= connect();
    const { multiSearch } = await client;
    const { results } = await multiSearch.perform<[SearchDocument]>(
      { searches: [toSearch(collection, request)] },
      {},
      { abortSignal: AbortSignal.timeout(timeoutMs) },
    );
    return { query, ...toGroups(query, assertSuccess(results[0])) };
  }

  return { name: 'typesense', search };
}

/** A multi-search returns status 200 even if one of its searches failed. */
function assertSuccess(
  result: TypesenseResponse<SearchDocument> | { code: number; error: string } | undefined,
): TypesenseResponse<SearchDocument> {
  if (!result || 'error' in result) {
    throw new Error(result ? `${result.code} ${result.error}` : 'the response has no result');
  }
  return result as TypesenseResponse<SearchDocument>;
}

function toGroups(
  query: string,
  { grouped_hits = [] }: TypesenseResponse<SearchDocument>,
): Pick<SearchResponse, 'groups' | 'isGuess'> {
  const queryTerms = parseQuery(query).terms;
  let bestShare = 0;
  const groups = grouped_hits.flatMap(({ hits }): SearchGroup[] => {
    const tokens = hits.flatMap((hit) => matchedTokens([hit.highlights, hit.highlight]));
    const matchedTerms = new Set(tokens.flatMap(toTerms));
    bestShare = Math.max(bestShare, matchedShare(queryTerms, matchedTerms));
    const records = hits.map(({ document }) => toRecord(document));
    const group = toGroup(records, new Set([...queryTerms, ...matchedTerms]));
    return group ? [group] : [];
  });
  return { groups, ...(groups.length > 0 && bestShare < MIN_SHARE && { isGuess: true }) };
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

import type { Client } from 'typesense';
import type { SearchResponse } from 'typesense/lib/Typesense/Documents';
import type { SearchAnswer, SearchEngine, SearchGroup, SearchRequest } from '../engine';
import { toGroup } from '../groups';
import { queryWords } from '../query-words';
import { wordsOf } from '../words';
import { type SearchDocument, toRecord } from './collection';
import { toSearch } from './query';

/** What the engine asks and how long it waits. */
export interface TypesenseOptions {
  /** Made at the first search. */
  connect: () => Promise<Client>;
  collection: string;
  /** Longest time from the question to the answer, whatever the nodes do. */
  timeoutMs: number;
}

/** The engine that asks a Typesense server. It throws when there is no answer in time. */
export function typesenseEngine({
  connect,
  collection,
  timeoutMs,
}: TypesenseOptions): SearchEngine {
  let client: Promise<Client> | null = null;

  async function search(request: SearchRequest): Promise<SearchAnswer> {
    const { query } = request;
    if (queryWords(query).words.length === 0) return { query, groups: [] };
    client ??= connect();
    const { multiSearch } = await client;
    const { results } = await multiSearch.perform<[SearchDocument]>(
      { searches: [toSearch(collection, request)] },
      {},
      { abortSignal: AbortSignal.timeout(timeoutMs) },
    );
    return { query, groups: groupsOf(query, sound(results[0])) };
  }

  return { name: 'typesense', search };
}

/** A multi-search answers 200 even when one of its searches has failed. */
function sound(
  result: SearchResponse<SearchDocument> | { code: number; error: string } | undefined,
): SearchResponse<SearchDocument> {
  if (!result || 'error' in result) {
    throw new Error(result ? `${result.code} ${result.error}` : 'the answer holds no result');
  }
  return result as SearchResponse<SearchDocument>;
}

function groupsOf(
  query: string,
  { grouped_hits = [] }: SearchResponse<SearchDocument>,
): SearchGroup[] {
  const asked = queryWords(query).words;
  return grouped_hits.flatMap(({ hits }) => {
    const matched = hits.flatMap((hit) => matchedTokens([hit.highlights, hit.highlight]));
    const stems = new Set([...asked, ...matched.flatMap(wordsOf)]);
    return (
      toGroup(
        hits.map(({ document }) => toRecord(document)),
        stems,
      ) ?? []
    );
  });
}

/** Every word that matched, wherever in the highlights it stands: their form differs from field to field. */
function matchedTokens(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(matchedTokens);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'matched_tokens'
      ? [inner].flat(2).filter((token) => typeof token === 'string')
      : matchedTokens(inner),
  );
}

import { areaId, parseVersions } from '../content/pages/areas';
import { site } from '../site/config/site';
import { cleanQuery } from './clean-query';
import type { SearchEngine, SearchRequest, SearchResponse } from './engine';
import { withFallback } from './fallback';
import { isSubjectWithoutPage } from './find-synonyms';
import { typesenseFromEnv } from './typesense/from-env';

const COOLDOWN_MS = 15_000;

/** The parameters of a search, not validated yet. */
export interface SearchInput {
  query: string | null | undefined;
  area?: string | null | undefined;
  /** As {@link parseVersions} reads them. */
  versions?: string | null | undefined;
  limit: number;
}

export type Search = (input: SearchInput) => Promise<SearchResponse>;

/** Converts the parameters of a search to the request for an engine. */
function searchRequest({ query, area, versions, limit }: SearchInput): SearchRequest {
  return {
    query: cleanQuery(query),
    area: areaId(area),
    versions: parseVersions(versions),
    language: site.defaultLocale,
    limit,
  };
}

/**
 * Creates the search with the engine that the environment configures.
 *
 * @param loadBuiltIn loads the built-in engine, which is used alone or as the fallback
 */
export function configuredSearch(loadBuiltIn: () => Promise<SearchEngine>): Search {
  const builtIn: SearchEngine = {
    name: 'built-in index',
    search: async (request) => (await loadBuiltIn()).search(request),
  };
  const remote = typesenseFromEnv();
  const engine = remote
    ? withFallback(remote, builtIn, { log: console.warn, cooldownMs: COOLDOWN_MS })
    : builtIn;
  return async (input) => {
    const request = searchRequest(input);
    const { query } = request;
    return isSubjectWithoutPage(query) ? { query, groups: [] } : engine.search(request);
  };
}

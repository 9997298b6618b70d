import 'server-only';
import { site } from '../config/site';
import { readBuiltFile } from '../docs/built-files';
import { areaId, parseVersions } from './areas';
import { cleanQuery } from './clean-query';
import type { SearchEngine, SearchResponse } from './engine';
import { withFallback } from './fallback';
import { type MinisearchIndex, minisearchEngine } from './minisearch/engine';
import { typesenseFromEnv } from './typesense/from-env';

const COOLDOWN_MS = 15_000;

let builtInEngine: SearchEngine | null = null;
let engine: SearchEngine | null = null;

/** The parameters of a search, not validated yet. */
export interface SearchInput {
  query: string | null | undefined;
  area?: string | null | undefined;
  /** As {@link parseVersions} reads them. */
  versions?: string | null | undefined;
  limit: number;
}

/** Searches with the engine that the environment configures. */
export async function search({
  query,
  area,
  versions,
  limit,
}: SearchInput): Promise<SearchResponse> {
  engine ??= chooseEngine();
  return engine.search({
    query: cleanQuery(query),
    area: areaId(area),
    versions: parseVersions(versions),
    language: site.defaultLocale,
    limit,
  });
}

function chooseEngine(): SearchEngine {
  const builtIn: SearchEngine = {
    name: 'built-in index',
    search: async (request) => (await loadBuiltInEngine()).search(request),
  };
  const remote = typesenseFromEnv();
  return remote
    ? withFallback(remote, builtIn, { log: console.warn, cooldownMs: COOLDOWN_MS })
    : builtIn;
}

/**
 * Loads the index of the build on the first search and keeps it in memory. Development has no built index, so it
 * rebuilds the index after a content change.
 */
async function loadBuiltInEngine(): Promise<SearchEngine> {
  if (builtInEngine) return builtInEngine;
  const index = readBuiltFile<MinisearchIndex>('search');
  if (index) {
    builtInEngine = minisearchEngine(index);
    return builtInEngine;
  }
  const { developmentEngine } = await import('./development-engine');
  return developmentEngine();
}

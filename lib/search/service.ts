import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { env } from '../config/env';
import { site } from '../config/site';
import { areaId } from './areas';
import { cleanQuery } from './clean-query';
import type { SearchEngine, SearchResponse } from './engine';
import { withFallback } from './fallback';
import { indexFilePath } from './index-file';
import { type MinisearchIndex, minisearchEngine } from './minisearch/engine';
import { typesenseFromEnv } from './typesense/from-env';

const COOLDOWN_MS = 15_000;

let builtInEngine: SearchEngine | null = null;
let engine: SearchEngine | null = null;

/** A search as it arrives from a reader, not validated yet. */
export interface SearchInput {
  query: string | null | undefined;
  area?: string | null | undefined;
  limit: number;
}

/** Searches with the engine that the environment configures. */
export async function search({ query, area, limit }: SearchInput): Promise<SearchResponse> {
  engine ??= chooseEngine();
  return engine.search({
    query: cleanQuery(query),
    area: areaId(area),
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

/** The index lies in memory from the first search on; in development it follows the content. */
async function loadBuiltInEngine(): Promise<SearchEngine> {
  if (builtInEngine) return builtInEngine;
  const isDevelopment = process.env.NODE_ENV === 'development';
  const index = isDevelopment ? null : readIndex();
  if (index) {
    builtInEngine = minisearchEngine(index);
    return builtInEngine;
  }
  if (!isDevelopment) {
    console.warn(
      'Search: there is no index of this content, so it is built now. npm run search:index makes it before a build.',
    );
  }
  const { freshEngine } = await import('./fresh-index');
  const fresh = freshEngine();
  if (!isDevelopment) builtInEngine = fresh;
  return fresh;
}

/** The index that the build left, if it is that of this content. */
function readIndex(): MinisearchIndex | null {
  if (!existsSync(indexFilePath())) return null;
  const index: MinisearchIndex = JSON.parse(readFileSync(indexFilePath(), 'utf8'));
  return index.root === env.CONTENT_ROOT ? index : null;
}

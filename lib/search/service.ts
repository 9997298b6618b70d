import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { site } from '../site';
import { areaId } from './areas';
import { cleanQuery } from './clean-query';
import { embeddedEngine } from './embedded/engine';
import type { SearchAnswer, SearchEngine } from './engine';
import { withFallback } from './fallback';
import { indexFilePath } from './index-file';
import { typesenseFromEnv } from './typesense/from-env';

const REST_MS = 15_000;

let embedded: SearchEngine | null = null;
let engine: SearchEngine | null = null;

/** What readers ask, as it came. */
export interface Question {
  query: string | null | undefined;
  area?: string | null | undefined;
  limit: number;
}

/** Answers a reader's question with the engine that the environment names. */
export async function search({ query, area, limit }: Question): Promise<SearchAnswer> {
  engine ??= chooseEngine();
  return engine.search({
    query: cleanQuery(query),
    area: areaId(area),
    language: site.defaultLocale,
    limit,
  });
}

function chooseEngine(): SearchEngine {
  const own: SearchEngine = {
    name: 'embedded',
    search: async (request) => (await embeddedOfSite()).search(request),
  };
  const remote = typesenseFromEnv();
  return remote ? withFallback(remote, own, { log: console.warn, restMs: REST_MS }) : own;
}

/** The index lies in memory from the first search on; in development it follows the content. */
async function embeddedOfSite(): Promise<SearchEngine> {
  if (embedded) return embedded;
  if (process.env.NODE_ENV !== 'development' && existsSync(indexFilePath())) {
    embedded = embeddedEngine(JSON.parse(readFileSync(indexFilePath(), 'utf8')));
    return embedded;
  }
  if (process.env.NODE_ENV !== 'development') {
    console.warn(
      `Search: ${indexFilePath()} is missing, so the index is built now. Run npm run search:index before the build.`,
    );
  }
  const { freshEngine } = await import('./fresh-index');
  return freshEngine();
}

import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { env } from '../config/env';
import { site } from '../config/site';
import { areaId } from './areas';
import { cleanQuery } from './clean-query';
import { type EmbeddedIndex, embeddedEngine } from './embedded/engine';
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
  const isDevelopment = process.env.NODE_ENV === 'development';
  const index = isDevelopment ? null : readIndex();
  if (index) {
    embedded = embeddedEngine(index);
    return embedded;
  }
  if (!isDevelopment) {
    console.warn(
      'Search: there is no index of this content, so it is built now. npm run search:index makes it before a build.',
    );
  }
  const { freshEngine } = await import('./fresh-index');
  const fresh = freshEngine();
  if (!isDevelopment) embedded = fresh;
  return fresh;
}

/** The index that the build left, if it is that of this content. */
function readIndex(): EmbeddedIndex | null {
  if (!existsSync(indexFilePath())) return null;
  const index: EmbeddedIndex = JSON.parse(readFileSync(indexFilePath(), 'utf8'));
  return index.root === env.CONTENT_ROOT ? index : null;
}

import { env } from '../../config/env';
import { site } from '../../config/site';
import type { SearchEngine } from '../engine';
import { typesenseClient } from './client';
import { typesenseEngine } from './engine';

/** Most nodes that a search tries within its time. */
const MOST_TRIES = 3;

/** The engine that the environment names, or `null` when it names none. */
export function typesenseFromEnv(): SearchEngine | null {
  const { TYPESENSE_HOST: nodes, TYPESENSE_API_KEY: apiKey, TYPESENSE_TIMEOUT_MS: timeoutMs } = env;
  if (nodes.length === 0) return null;
  const tries = Math.min(nodes.length, MOST_TRIES);
  return typesenseEngine({
    collection: site.search.collection,
    timeoutMs,
    connect: () =>
      // A node that is slow leaves time for the others.
      typesenseClient({ nodes, apiKey, timeoutMs: timeoutMs / tries, retries: tries - 1 }),
  });
}

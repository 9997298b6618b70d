import { env } from '../../site/config/env';
import { site } from '../../site/config/site';
import type { SearchEngine } from '../engine';
import { typesenseClient } from './client';
import { typesenseEngine } from './engine';

/** Maximum number of nodes that a search tries. */
const MAX_TRIES = 3;

/** Creates the Typesense engine that the environment configures, or returns `null` if it configures none. */
export function typesenseFromEnv(): SearchEngine | null {
  const { TYPESENSE_HOST: nodes, TYPESENSE_API_KEY: apiKey, TYPESENSE_TIMEOUT_MS: timeoutMs } = env;
  if (nodes.length === 0) return null;
  const tries = Math.min(nodes.length, MAX_TRIES);
  return typesenseEngine({
    collection: site.search.collection,
    timeoutMs,
    connect: () =>
      // Divided by the number of tries, so that a slow node leaves time for the others.
      typesenseClient({
        nodes,
        apiKey,
        connectionTimeoutSeconds: timeoutMs / 1000 / tries,
        numRetries: tries - 1,
      }),
  });
}

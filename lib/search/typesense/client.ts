import type { Client } from 'typesense';

/** Address of a Typesense node. */
interface TypesenseNode {
  protocol: string;
  host: string;
  port: number;
}

/** Options of {@link typesenseClient}. */
interface ClientOptions {
  nodes: readonly TypesenseNode[];
  apiKey: string;
  /** Timeout for a request to one node. */
  timeoutMs: number;
  retries: number;
}

const RETRY_INTERVAL_SECONDS = 0.05;

/** Creates a client. The library is loaded on first use, so that a site without Typesense doesn't load it. */
export async function typesenseClient(options: ClientOptions): Promise<Client> {
  const { nodes, apiKey, timeoutMs, retries } = options;
  const { Client: TypesenseClient } = await import('typesense');
  return new TypesenseClient({
    nodes: [...nodes],
    apiKey,
    connectionTimeoutSeconds: timeoutMs / 1000,
    numRetries: retries,
    retryIntervalSeconds: RETRY_INTERVAL_SECONDS,
    // The caller logs errors.
    logLevel: 'silent',
  });
}

/** Whether an error is a 404 from the server. */
export function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'httpStatus' in error && error.httpStatus === 404;
}

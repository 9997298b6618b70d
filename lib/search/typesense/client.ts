import type { Client } from 'typesense';

/** Where a Typesense node listens. */
export interface TypesenseNode {
  protocol: string;
  host: string;
  port: number;
}

/** How a client reaches its server. */
export interface ClientOptions {
  nodes: readonly TypesenseNode[];
  apiKey: string;
  /** Longest time that one node may take to answer. */
  timeoutMs: number;
  retries: number;
}

const RETRY_INTERVAL_SECONDS = 0.05;

/** Makes a client; its code is loaded only when a server is configured. */
export async function typesenseClient(options: ClientOptions): Promise<Client> {
  const { nodes, apiKey, timeoutMs, retries } = options;
  const { Client: TypesenseClient } = await import('typesense');
  return new TypesenseClient({
    nodes: [...nodes],
    apiKey,
    connectionTimeoutSeconds: timeoutMs / 1000,
    numRetries: retries,
    retryIntervalSeconds: RETRY_INTERVAL_SECONDS,
    // What goes wrong is logged once, by whoever asked.
    logLevel: 'silent',
  });
}

/** Whether the server said that there is no such thing. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'httpStatus' in error && error.httpStatus === 404;
}

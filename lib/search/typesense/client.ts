import type { Client } from 'typesense';
import type { ConfigurationOptions } from 'typesense/lib/Typesense/Configuration';

type ClientOptions = Pick<
  ConfigurationOptions,
  'nodes' | 'apiKey' | 'connectionTimeoutSeconds' | 'numRetries'
>;

/** Creates a client. The library is loaded on first use, so that a site without Typesense doesn't load it. */
export async function typesenseClient(options: ClientOptions): Promise<Client> {
  const { Client: TypesenseClient } = await import('typesense');
  // The caller logs errors.
  return new TypesenseClient({ ...options, retryIntervalSeconds: 0.05, logLevel: 'silent' });
}

/** Whether an error is a 404 from the server. */
export function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'httpStatus' in error && error.httpStatus === 404;
}

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Logger } from 'pino';
import type { ApiHost } from './api-host';
import { respondToClientError } from './client-error';
import { type Handle, nodeListener } from './node-listener';

/** A request must arrive within this time. */
const REQUEST_TIMEOUT_MS = 60_000;
const REOPEN_INTERVAL_MS = 2_000;

/** Creates the HTTP server of an API. */
export function createApiServer(
  handle: Handle,
  addressOf: (request: IncomingMessage) => string,
): Server {
  const server: Server = createServer(
    nodeListener({ handle, addressOf, isStopping: () => !server.listening }),
  );
  // Longer than load balancers keep a connection, so that they never use one that was just closed here.
  server.keepAliveTimeout = 75_000;
  server.headersTimeout = 80_000;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.on('clientError', respondToClientError);
  return server;
}

export interface OpenOptions {
  log: Logger;
  /** Whether the database is a server, which may become reachable. A directory must be corrected first. */
  isServer: boolean;
  /** Called before each further attempt. */
  onUnavailable?: () => void;
}

/**
 * Opens the database, and tries again while a database server is not reachable.
 *
 * @throws Error if trying again can't help, such as a data directory that is in use
 */
export async function openWhenPossible(
  host: ApiHost,
  { log, isServer, onUnavailable = () => {} }: OpenOptions,
): Promise<void> {
  const { isUnavailable } = await import('../database/errors');
  const { explainError } = await import('../database/explain-error');
  for (;;) {
    try {
      await host.open();
      return;
    } catch (error) {
      if (!isServer || !isUnavailable(error)) throw error;
      log.error({ reason: explainError(error) }, 'The API tries again to open the database.');
      onUnavailable();
      await new Promise((resolve) => setTimeout(resolve, REOPEN_INTERVAL_MS));
    }
  }
}

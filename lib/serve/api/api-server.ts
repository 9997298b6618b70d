import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { createHttpServer, type HttpServerOptions } from '../http/http-server';
import type { ApiHost } from './api-host';
import { type NodeListenerOptions, nodeListener } from './node-listener';

const REOPEN_INTERVAL_MS = 2_000;

/** Creates the HTTP server of an API. */
export function createApiServer(
  listener: Omit<NodeListenerOptions, 'isStopping'>,
  options?: HttpServerOptions,
): Server {
  const server: Server = createHttpServer(
    nodeListener({ ...listener, isStopping: () => !server.listening }),
    options,
  );
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
  const { isUnavailable } = await import('../../api/database/errors');
  const { explainError } = await import('../../api/database/explain-error');
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

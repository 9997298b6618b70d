import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { env } from '../../site/config/env';
import { closeServer } from './close-server';

/** The state of a server. Load balancers send it requests while it is ready. */
export interface Health {
  state: 'starting' | 'ready' | 'stopping';
}

/**
 * Stops the server on SIGTERM and SIGINT: first `/healthz` reports it while requests are still accepted. Then new
 * connections are rejected, and the process ends when the last response was sent or after a timeout.
 *
 * @param close releases what requests need, when none is open anymore
 */
export function stopOnSignal(
  server: Server,
  health: Health,
  log: Logger,
  close: () => Promise<void> = async () => {},
) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      log.info({ signal }, 'stopping');
      health.state = 'stopping';
      await wait(env.SHUTDOWN_DELAY_MS);
      closeServer(server).then(async () => {
        await close();
        log.info('stopped');
        // No argument, because a process that stops itself after an error has set `process.exitCode`.
        process.exit();
      });
      await wait(env.SHUTDOWN_TIMEOUT_MS);
      log.warn('The timeout is over. Open responses were aborted.');
      process.exit(1);
    });
  }
}

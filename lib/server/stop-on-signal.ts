import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { env } from '../config/env';
import type { Health } from './health';

/**
 * Ends the process in good order: first `/healthz` says so while requests are still taken, then no connection is
 * taken any more, and the process ends when the last answer was sent, or when that takes too long.
 */
export function stopOnSignal(server: Server, health: Health, log: Logger) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      log.info({ signal }, 'stopping');
      health.stop();
      await wait(env.SHUTDOWN_DELAY_MS);
      server.close(() => {
        log.info('stopped');
        process.exit(0);
      });
      server.closeIdleConnections();
      await wait(env.SHUTDOWN_TIMEOUT_MS);
      log.warn('Some answers were still under way; they are broken off.');
      process.exit(1);
    });
  }
}

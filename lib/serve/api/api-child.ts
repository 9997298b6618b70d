import { pino } from 'pino';
import { env } from '../../site/config/env';
import { closeServer } from '../http/close-server';
import { stopOnCrash } from '../http/stop-on-crash';
import type { ApiMessage, ParentMessage } from '../site/api/api-messages';
import { ApiHost } from './api-host';
import { createApiServer, openWhenPossible } from './api-server';
import { BUILT_TEMPLATE } from './built-template';
import { observe } from './observe';
import { yieldToPages } from './yield-to-pages';

/**
 * The API as a child process of the site's server, which restarts it when it ends. It listens on the socket that is
 * its only argument.
 */

/** After an error that nothing caught, slow clients keep the others waiting no longer than this. */
const CRASH_TIMEOUT_MS = 1_000;
/** The database usually opens within this time, and requests wait for it. */
const OPEN_WAIT_MS = 10_000;

const [, , socket = ''] = process.argv;
const log = pino({ level: env.LOG_LEVEL });
const isServer = env.DATABASE_URL !== '';
const observation = await observe(env, log);
const host = new ApiHost({
  settings: env,
  log,
  findTemplate: async () => BUILT_TEMPLATE,
  metrics: observation.metrics,
});
// The site's server has replaced both headers, unless a trusted proxy chose the id.
const server = createApiServer({
  handle: (request, address) => host.fetch(request, address),
  addressOf: ({ headers }) => headers['x-forwarded-for']?.toString() ?? '',
  keepsRequestId: true,
});

yieldToPages();
stopOnCrash(log);
// Ctrl+C reaches both processes; the parent stops this one when its own requests are done.
process.on('SIGINT', () => host.prepareToStop());
process.once('SIGTERM', stop);
process.once('disconnect', stop);
process.on('message', (message: ParentMessage) => {
  if (message === 'stopping') host.prepareToStop();
  else send('alive');
});
// The parent may have ended while the modules loaded.
if (!process.connected) process.exit(1);

try {
  // While the process is busy, all connections that the site's server accepts may wait.
  await new Promise<void>((resolve) =>
    server.listen({ path: socket, backlog: env.CONNECTIONS }, resolve),
  );
  // While a database server is down or opens slowly, this process responds with 503 itself.
  const slow = setTimeout(() => send('ready'), OPEN_WAIT_MS);
  await openWhenPossible(host, { log, isServer, onUnavailable: () => send('ready') });
  clearTimeout(slow);
  send('ready');
} catch (error) {
  log.fatal({ err: error }, error instanceof Error ? error.message : 'The API did not start.');
  process.exit(1);
}

function send(message: ApiMessage): void {
  if (process.connected) process.send?.(message);
}

async function stop(): Promise<void> {
  const hasCrashed = process.exitCode !== undefined;
  const timeout = hasCrashed ? CRASH_TIMEOUT_MS : env.SHUTDOWN_TIMEOUT_MS;
  setTimeout(() => process.exit(1), timeout).unref();
  host.prepareToStop();
  await closeServer(server);
  await host.close();
  await observation.stop();
  // No argument, because an error that nothing caught has set `process.exitCode`.
  process.exit();
}

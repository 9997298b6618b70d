import { pino } from 'pino';
import { env, isSet } from '../config/env';
import { localUrl } from '../config/local-url';
import { clientAddress } from '../http/client-address';
import { Health } from '../server/health';
import { listen } from '../server/listen';
import { stopOnSignal } from '../server/stop-on-signal';
import { ApiHost } from './api-host';
import { createApiServer, openWhenPossible } from './api-server';
import { describeStart } from './describe-start';
import { serveDocuments } from './documents';
import type { Handle } from './node-listener';
import { findTemplate } from './template';

/** The API without the site: `npm run api`. */

const log = pino({ level: env.LOG_LEVEL, base: undefined });
const health = new Health();
let handle: Handle;
const server = createApiServer(
  (request, address) => handle(request, address),
  ({ headers, socket }) =>
    clientAddress({
      forwardedFor: headers['x-forwarded-for']?.toString() ?? null,
      peer: socket.remoteAddress ?? '',
      trustedProxies: env.TRUSTED_PROXIES,
    }),
);

try {
  // The server listens first, so that health checks get a response while a database server is down.
  const port = await listen(server, env.HOST, env.PORT);
  const url = localUrl(env.HOST, port);
  const API_URL = isSet('API_URL') ? env.API_URL : url;
  const host = new ApiHost({ settings: { ...env, API_URL }, log, findTemplate });
  handle = serveDocuments(host, { serverUrl: API_URL, hasSandbox: env.SANDBOX });
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => host.prepareToStop());
  stopOnSignal(server, health, log, () => host.close());
  log.info({ host: env.HOST, port }, 'listening');
  await openWhenPossible(host, { log, isServer: env.DATABASE_URL !== '' });
  health.ready();
  console.log(describeStart(env, url));
} catch (error) {
  // A process that stops while it opens the database ends when it is closed.
  if (!health.isStopping) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

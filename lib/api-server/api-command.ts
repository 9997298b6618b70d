import { pino } from 'pino';
import { env } from '../config/env';
import { clientAddress } from '../http/client-address';
import { Health } from '../server/health';
import { stopOnSignal } from '../server/stop-on-signal';
import { ApiHost } from './api-host';
import { createApiServer, openWhenPossible } from './api-server';
import { describeStart } from './describe-start';
import { serveDocuments } from './documents';
import { findTemplate } from './template';

/** The API without the site: `npm run api`. */

const log = pino({ level: env.LOG_LEVEL, base: undefined });
const host = new ApiHost({ settings: env, log, findTemplate });
const server = createApiServer(serveDocuments(host), ({ headers, socket }) =>
  clientAddress({
    forwardedFor: headers['x-forwarded-for']?.toString() ?? null,
    peer: socket.remoteAddress ?? '',
    trustedProxies: env.TRUSTED_PROXIES,
  }),
);

try {
  // The server listens meanwhile, so that health checks get a response while a database server is down.
  const opened = openWhenPossible(host, { log, isServer: env.DATABASE_URL !== '' });
  await listen();
  const health = new Health();
  stopOnSignal(server, health, log, () => host.close());
  await opened;
  health.ready();
  console.log(describeStart(env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function listen(): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new Error(`The API can't listen on ${env.HOST}:${env.PORT}: ${message}`)),
    );
    server.listen(env.PORT, env.HOST, resolve);
  });
}

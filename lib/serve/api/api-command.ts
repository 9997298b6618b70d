import { existsSync } from 'node:fs';
import { pino } from 'pino';
import { env, isSet } from '../../site/config/env';
import { localUrl } from '../../site/config/local-url';
import { connectionLimits } from '../http/connection-limit';
import { listen } from '../http/listen';
import { peerClient } from '../http/peer-client';
import { stopOnCrash } from '../http/stop-on-crash';
import { type Health, stopOnSignal } from '../http/stop-on-signal';
import { ApiHost } from './api-host';
import { createApiServer, openWhenPossible } from './api-server';
import { BUILT_TEMPLATE } from './built-template';
import { describeStart } from './describe-start';
import { serveDocuments } from './documents';
import { serveLiveness } from './health';
import type { Handle } from './node-listener';
import { observe } from './observe';
import { findTemplate } from './template';

/** The API without the site: `npm run api`, and `node start.mjs --api` in the server that a build makes. */

const log = pino({ level: env.LOG_LEVEL });
const health: Health = { state: 'starting' };
/** The credentials of the demo shop are public, so other machines reach it only if `HOST` says so. */
const hostName = isSet('HOST') ? env.HOST : '127.0.0.1';
let handle: Handle;
const server = createApiServer(
  {
    handle: (request, address) => handle(request, address),
    addressOf: peerClient(env.TRUSTED_PROXIES, log),
    keepsRequestId: env.TRUSTED_PROXIES > 0,
  },
  { connections: connectionLimits(env) },
);
stopOnCrash(log);

try {
  // The server listens first, so that health checks get a response while a database server is down.
  const port = await listen(server, hostName, env.PORT);
  const url = localUrl(hostName, port);
  const API_URL = isSet('API_URL') ? env.API_URL : url;
  const { metrics, stop } = await observe(env, log);
  const host = new ApiHost({
    settings: { ...env, API_URL },
    log,
    findTemplate: async () => (existsSync(BUILT_TEMPLATE) ? BUILT_TEMPLATE : findTemplate()),
    metrics,
  });
  handle = serveLiveness(serveDocuments(host, { serverUrl: API_URL, hasSandbox: env.SANDBOX }));
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => host.prepareToStop());
  stopOnSignal(server, health, log, () => host.close().finally(stop));
  log.info({ host: hostName, port }, 'listening');
  await openWhenPossible(host, { log, isServer: env.DATABASE_URL !== '' });
  console.log(describeStart(env, url));
} catch (error) {
  // A process that stops while it opens the database ends when it is closed.
  if (health.state !== 'stopping') {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

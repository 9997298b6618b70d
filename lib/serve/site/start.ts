import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { pino } from 'pino';
import { env } from '../../site/config/env';
import { readScriptHashes } from '../../site/http/script-hashes';
import { API_INSTANCE } from '../api-instance';
import { apiRate } from '../http/api-rate';
import { connectionLimits } from '../http/connection-limit';
import { createHttpServer } from '../http/http-server';
import { listen } from '../http/listen';
import { stopOnCrash } from '../http/stop-on-crash';
import { type Health, stopOnSignal } from '../http/stop-on-signal';
import { serveMetrics } from '../metrics-server';
import { ownUrl } from '../own-url';
import { API_FILE } from './api/api-file';
import { ApiProcess } from './api/api-process';
import { endStart, isApiUrlSet, isSiteUrlSet } from './apply-build-settings';
import { ComputedResponses } from './files/computed-responses';
import { Prebuilt } from './files/prebuilt';
import { requestLimit } from './request-limit';
import { requestListener } from './request-listener';

/**
 * The server of the site on plain Node. The framework handles the requests that have neither a prebuilt nor a computed
 * response.
 */

const folder = cwd();
const log = pino({ level: env.LOG_LEVEL });
const { config } = JSON.parse(
  readFileSync(join(folder, env.DIST_DIR, 'required-server-files.json'), 'utf8'),
);
const hashes = readScriptHashes();
const prebuilt = new Prebuilt(folder, hashes);
const health: Health = { state: 'starting' };
const framework = prepareFramework();

const api = new ApiProcess({ file: join(folder, API_FILE), log });

const computed = new ComputedResponses(framework, hashes);
const limit = requestLimit({ perMinute: env.SEARCHES_PER_MINUTE });
// Higher than the limit of the API, which counts the requests that it refuses (`OPERATIONS.md`).
const rate = apiRate(2 * env.API_REQUESTS_PER_SECOND);
const metrics = env.SITE_METRICS_PORT ? await startMetrics() : undefined;
const server = createHttpServer(
  requestListener({ prebuilt, computed, limit, rate, framework, api, health, log, metrics }),
  { connections: connectionLimits(env) },
);

for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => api.announceStop());
stopOnSignal(server, health, log, () => api.stop());

const port = await listen(server, env.HOST, env.PORT);
endStart();
stopOnCrash(log);
// Code of the site that sends requests to this server needs the port that was free.
process.env.PORT = String(port);
// The process of the API has the addresses of uploaded images from it.
if (!isApiUrlSet) process.env.API_URL = ownUrl(isSiteUrlSet, port);
log.info({ host: env.HOST, port, basePath: env.BASE_PATH }, 'listening');

await framework;
if (health.state === 'starting') health.state = 'ready';
// Starts last, because pages have priority over the API.
api.start();
log.info({ ms: Math.round(performance.now()) }, 'ready');

async function startMetrics() {
  const { SiteMetrics } = await import('./site-metrics');
  const siteMetrics = new SiteMetrics();
  serveMetrics(siteMetrics, env, env.SITE_METRICS_PORT, log);
  return siteMetrics;
}

/** Loads the framework with the configuration of the build. */
async function prepareFramework() {
  // Whatever path reaches the routes of the API, this process doesn't open the database of the other one.
  Object.assign(globalThis, {
    [API_INSTANCE]: { fetch: async () => new Response(null, { status: 404 }) },
  });
  Object.assign(process.env, {
    NODE_ENV: 'production',
    __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config),
  });
  const { default: next } = await import('next');
  // On the server of its first request, it would take over connections that ask for an upgrade, and never end them.
  const httpServer = createServer();
  const app = next({ dev: false, dir: folder, hostname: env.HOST, port: env.PORT, httpServer });
  await app.prepare();
  return app.getRequestHandler();
}

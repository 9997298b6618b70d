import './apply-build-settings';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { env } from '../config/env';
import { clientAddress } from '../http/client-address';
import { prefersMarkdown } from '../http/prefers-markdown';
import { RESPONSE_HEADERS } from '../http/response-headers';
import { readScriptHashes } from '../http/script-hashes';
import { Health } from './health';
import { logRequest } from './log-requests';
import { Prebuilt } from './prebuilt';
import { pathOf } from './request-path';
import { setHeaders } from './set-headers';
import { stopOnSignal } from './stop-on-signal';

/**
 * The site on plain Node: what the build made is answered from memory as it was compressed then, everything else by
 * the framework.
 */

const folder = dirname(fileURLToPath(import.meta.url));
process.chdir(folder);

/** No address of the site is nearly as long; the framework repeats it in headers, which have to fit too. */
const MAX_PATH_LENGTH = 4_096;

const log = pino({ level: env.LOG_LEVEL, base: undefined });
const { config } = JSON.parse(
  readFileSync(join(folder, env.DIST_DIR, 'required-server-files.json'), 'utf8'),
);
const prebuilt = new Prebuilt(folder, config.basePath, readScriptHashes());
const health = new Health();
const framework = prepareFramework();

const server = createServer(async (request, response) => {
  const isHealthCheck = request.url === '/healthz' || request.url === `${config.basePath}/healthz`;
  if (!isHealthCheck) logRequest(log, request, response);
  if (health.isStopping) response.setHeader('Connection', 'close');
  try {
    if (isHealthCheck) {
      const isReady = health.state === 'ready';
      response.writeHead(isReady ? 200 : 503, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
      });
      response.end(JSON.stringify({ status: health.state }));
      return;
    }
    if (pathOf(request.url).length > MAX_PATH_LENGTH) {
      response.writeHead(414, { 'Content-Type': 'text/plain' }).end('The address is too long.\n');
      return;
    }
    const file = prebuilt.find(request);
    if (file && !(file.kind === 'page' && prefersMarkdown(request.headers.accept ?? null)))
      await prebuilt.send(file, request, response);
    else {
      // The framework adds its own table, but not to redirects.
      setHeaders(response, RESPONSE_HEADERS.page);
      request.headers['x-forwarded-for'] = clientOf(request);
      await (await framework)(request, response);
    }
  } catch (error) {
    log.error({ err: error, path: request.url }, 'an answer failed');
    if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
    response.end('Something went wrong on our side. Try again in a moment.\n');
  }
});

// Longer than the balancers before us keep a connection, so that they never use one that was just closed here.
server.keepAliveTimeout = 75_000;
server.headersTimeout = 80_000;

server.once('error', (error) => {
  log.fatal({ err: error }, `The server can't listen on ${env.HOST}:${env.PORT}.`);
  process.exit(1);
});
server.listen(env.PORT, env.HOST, () =>
  log.info({ host: env.HOST, port: env.PORT, basePath: config.basePath }, 'listening'),
);
stopOnSignal(server, health, log);

await framework;
health.ready();
log.info({ ms: Math.round(performance.now()) }, 'ready');

/** Who asks, in the place of what the client says of itself: the routes believe the header, they see no connection. */
function clientOf({ headers, socket }: IncomingMessage): string {
  return clientAddress({
    forwardedFor: headers['x-forwarded-for']?.toString() ?? null,
    peer: socket.remoteAddress ?? '',
    trustedProxies: env.TRUSTED_PROXIES,
  });
}

/** Loads the framework with the settings that the build was made with. */
async function prepareFramework() {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config),
  });
  const { default: next } = await import('next');
  const app = next({ dev: false, dir: folder, hostname: env.HOST, port: env.PORT });
  await app.prepare();
  return app.getRequestHandler();
}

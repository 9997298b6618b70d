import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { HttpError } from '../../api/http/api-error';
import { withCommonHeaders } from '../../api/http/response-headers';
import { withoutBasePath } from '../../site/config/base-path';
import { env, isSet, listeningPort } from '../../site/config/env';
import { clientAddress } from '../../site/http/client-address';
import { PASSED_CLIENT_HEADER, passedClient } from '../../site/http/passed-client';
import { API_INSTANCE } from '../api-instance';
import { ownUrl } from '../own-url';
import { ApiHost } from './api-host';

/**
 * The API inside the framework's own server: in development, and on hosts that serve the framework's output. Other
 * builds run it in a separate process (`lib/serve/site/api/api-process.ts`).
 */

const globals = globalThis as { [API_INSTANCE]?: Pick<ApiHost, 'fetch'> };

const PREPARE_COMMAND = ['--import', 'tsx', 'lib/serve/api/prepare-template-command.ts', '--print'];

/** The response of the API to a request of the site. */
export async function respondAsApi(request: Request): Promise<Response> {
  if (env.VERCEL && !env.DATABASE_URL) {
    const error = new HttpError(503, [
      'the API has no database. Set DATABASE_URL to the URL of a PostgreSQL server',
    ]);
    return withCommonHeaders(error.toResponse(), request.headers.get('x-request-id'), randomBytes);
  }
  const url = new URL(request.url);
  const path = withoutBasePath(url.pathname);
  const address =
    passedClient(request.headers.get(PASSED_CLIENT_HEADER)) ??
    clientAddress({
      forwardedFor: request.headers.get('x-forwarded-for'),
      trustedProxies: env.TRUSTED_PROXIES,
    });
  const passed = new Request(new URL(path + url.search, url), request);
  // The framework compresses responses itself, and drops the header that would say that one is compressed.
  passed.headers.delete('accept-encoding');
  // Like the address, only a trusted proxy chooses the id.
  if (env.TRUSTED_PROXIES === 0) passed.headers.delete('x-request-id');
  return instance().fetch(passed, address);
}

function instance() {
  globals[API_INSTANCE] ??= createInstance();
  return globals[API_INSTANCE];
}

function createInstance(): ApiHost {
  // The framework's own server has no other address for uploaded images.
  const API_URL = isSet('API_URL') ? env.API_URL : ownUrl(isSet('SITE_URL'), listeningPort());
  const host = new ApiHost({
    settings: { ...env, API_URL },
    log: pino({ level: env.LOG_LEVEL, base: undefined }),
    findTemplate: prepareTemplate,
  });
  process.once('SIGTERM', () => host.close());
  return host;
}

/** In a separate process, because that takes 800 MB of memory. @returns the folder of the template */
async function prepareTemplate(): Promise<string | undefined> {
  const { stdout } = await promisify(execFile)(process.execPath, PREPARE_COMMAND);
  return stdout.trim().split('\n').at(-1);
}

import { sql } from 'drizzle-orm';
import { toErrorResponse } from '../api/http/error-response';
import { methodNotAllowed, preflightResponse } from '../api/http/method-response';
import { withCommonHeaders } from '../api/http/response-headers';
import type { ApiServices } from '../api/http/services';
import { DatabaseUnavailableError } from '../database/errors';

/** Load balancers request this path to check whether the API can serve requests. It needs no token. */
export const HEALTH_PATH = '/v2/health';

/** Health checks have no limit for each client, so all of them share one query in this time. */
const SHARED_MS = 1_000;

/** Returns a function that responds with 200 if the database responds, else with 503. */
export function healthCheck(services: ApiServices): (request: Request) => Promise<Response> {
  let last: { at: number; query: Promise<unknown> } | undefined;
  const query = () => {
    if (!last || performance.now() - last.at >= SHARED_MS) {
      last = { at: performance.now(), query: select(services) };
    }
    return last.query;
  };
  return async (request) =>
    withCommonHeaders(
      await respond(request, query),
      request.headers.get('x-request-id'),
      services.randomBytes,
    );
}

async function select({ database }: ApiServices): Promise<void> {
  await database.execute(sql`select 1`);
}

async function respond({ method }: Request, query: () => Promise<unknown>): Promise<Response> {
  if (method === 'OPTIONS') return preflightResponse();
  if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed(HEALTH_PATH, ['GET', 'HEAD']);
  try {
    await query();
    return Response.json({ status: 'ok' });
  } catch (error) {
    return toErrorResponse(new DatabaseUnavailableError(error));
  }
}

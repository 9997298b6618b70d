import { sql } from 'drizzle-orm';
import { DatabaseUnavailableError } from '../../api/database/errors';
import { toErrorResponse } from '../../api/http/error-response';
import { methodNotAllowed, preflightResponse } from '../../api/http/method-response';
import { withCommonHeaders } from '../../api/http/response-headers';
import type { ApiServices } from '../../api/http/services';

/** Load balancers request this path to check whether the API can serve requests. It needs no token. */
export const HEALTH_PATH = '/v2/health';

/**
 * Returns a function that responds with 200 if the database responds, else with 503. Health checks have no limit for each
 * client, so those that arrive during a query share it.
 */
export function healthCheck(services: ApiServices): (request: Request) => Promise<Response> {
  let running: Promise<void> | undefined;
  const query = () => {
    running ??= select(services).finally(() => {
      running = undefined;
    });
    return running;
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
  if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed(HEALTH_PATH, ['GET']);
  try {
    await query();
    return Response.json({ status: 'ok' });
  } catch (error) {
    return toErrorResponse(new DatabaseUnavailableError(error));
  }
}

import { sql } from 'drizzle-orm';
import { DatabaseUnavailableError } from '../../api/database/errors';
import { HttpError } from '../../api/http/api-error';
import { toErrorResponse } from '../../api/http/error-response';
import { methodNotAllowed, preflightResponse } from '../../api/http/method-response';
import { withCommonHeaders } from '../../api/http/response-headers';
import type { ApiServices } from '../../api/http/services';
import { API_HEALTH_ADDRESS, LIVENESS_ADDRESS } from '../../site/config/addresses';
import type { Handle } from './node-listener';

/**
 * Returns a function that responds with 200 if the database responds, else with 503. Health checks have no limit for each
 * client, so those that arrive during a query share it.
 *
 * @param isStopping whether the process stops, so that load balancers must send it no more requests
 */
export function healthCheck(
  services: ApiServices,
  isStopping: () => boolean,
): (request: Request) => Promise<Response> {
  let running: Promise<void> | undefined;
  const query = () => {
    running ??= select(services).finally(() => {
      running = undefined;
    });
    return running;
  };
  return async (request) =>
    withCommonHeaders(
      await respond(request, isStopping, query),
      request.headers.get('x-request-id'),
      services.randomBytes,
    );
}

async function select({ database }: ApiServices): Promise<void> {
  await database.execute(sql`select 1`);
}

async function respond(
  { method }: Request,
  isStopping: () => boolean,
  query: () => Promise<unknown>,
): Promise<Response> {
  if (method === 'OPTIONS') return preflightResponse();
  if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed(API_HEALTH_ADDRESS, ['GET']);
  if (isStopping()) return new HttpError(503, ['the API is stopping']).toResponse();
  try {
    await query();
    return Response.json({ status: 'ok' });
  } catch (error) {
    return toErrorResponse(new DatabaseUnavailableError(error));
  }
}

/** Responds at the address that says whether the process responds, without the database. The rest goes to the API. */
export function serveLiveness(handle: Handle): Handle {
  return async (request, address) => {
    if (new URL(request.url).pathname !== LIVENESS_ADDRESS) return handle(request, address);
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed(LIVENESS_ADDRESS, ['GET']);
    return Response.json({ status: 'alive' }, { headers: { 'Cache-Control': 'no-store' } });
  };
}

import { sql } from 'drizzle-orm';
import { toErrorResponse } from '../api/http/error-response';
import { methodNotAllowed, preflightResponse } from '../api/http/method-response';
import { withCommonHeaders } from '../api/http/response-headers';
import type { ApiServices } from '../api/http/services';
import { DatabaseUnavailableError } from '../database/errors';

/** Load balancers request this path to check whether the API can serve requests. It needs no token. */
export const HEALTH_PATH = '/v2/health';

/** 200 if the database responds, else 503. */
export async function checkHealth(request: Request, services: ApiServices): Promise<Response> {
  const givenId = request.headers.get('x-request-id');
  return withCommonHeaders(await respond(request, services), givenId, services.randomBytes);
}

async function respond({ method }: Request, services: ApiServices): Promise<Response> {
  if (method === 'OPTIONS') return preflightResponse();
  if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed(HEALTH_PATH, ['GET', 'HEAD']);
  try {
    await services.database.execute(sql`select 1`);
    return Response.json({ status: 'ok' });
  } catch (error) {
    return toErrorResponse(new DatabaseUnavailableError(error));
  }
}

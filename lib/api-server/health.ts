import { sql } from 'drizzle-orm';
import { HttpError } from '../api/http/api-error';
import { toErrorResponse } from '../api/http/error-response';
import type { Database } from '../database/database';
import { DatabaseUnavailableError } from '../database/errors';

/** Load balancers request this path to check whether the API can serve requests. It needs no token. */
export const HEALTH_PATH = '/v2/health';

const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** 200 if the database responds, else 503. */
export async function checkHealth(
  { method }: Request,
  database: () => Database,
): Promise<Response> {
  const response = await respond(method, database);
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
  return response;
}

async function respond(method: string, database: () => Database): Promise<Response> {
  if (method !== 'GET' && method !== 'HEAD') {
    return new HttpError(405, [`${HEALTH_PATH} must be requested with GET`], {
      Allow: 'GET, HEAD',
    }).toResponse();
  }
  try {
    await database().execute(sql`select 1`);
    return Response.json({ status: 'ok' });
  } catch (error) {
    return toErrorResponse(new DatabaseUnavailableError(error));
  }
}

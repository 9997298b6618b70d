import { eq } from 'drizzle-orm';
import { rateLimitMessage } from '../../api/contract/errors/error-responses';
import type { Database } from '../../api/database/database';
import { clientShops } from '../../api/database/tables/access';
import { shops } from '../../api/database/tables/shops';
import { HttpError } from '../../api/http/api-error';
import { exposedHeaders } from '../../api/http/cors-headers';
import { INTERNAL, UNAVAILABLE } from '../../api/http/error-response';
import type { CheckedRequest } from '../../api/http/services';
import type { SandboxServices } from './services';

/** The request header that selects the error to return. */
export const FAIL_HEADER = 'X-Sandbox-Fail';

/** Duration of a slow response: longer than most clients wait. */
const SLOW_MS = 10_000;

const FAILURES: Readonly<Record<string, HttpError>> = {
  429: new HttpError(429, [rateLimitMessage(1)], {
    'Retry-After': '1',
    'X-RateLimit-Remaining': '0',
    RateLimit: '"default";r=0;t=20',
  }),
  500: INTERNAL,
  503: UNAVAILABLE,
  slow: UNAVAILABLE,
};

/**
 * Fails a request of a sandbox that asks for it.
 *
 * @throws HttpError the error that the request asks for; 400 if there is no such error
 */
export async function failIfAsked(
  { startTimer }: Pick<SandboxServices, 'startTimer'>,
  { request, database, shop, claimedClientId }: CheckedRequest,
): Promise<void> {
  const wanted = request.headers.get(FAIL_HEADER)?.trim();
  if (wanted === undefined) return;
  const sandboxId = shop ? shop.sandboxId : await sandboxOfClient(database, claimedClientId);
  if (!sandboxId) return;
  const failure = Object.hasOwn(FAILURES, wanted) ? FAILURES[wanted] : undefined;
  if (!failure) throw new HttpError(400, [`${FAIL_HEADER} must be 429, 500, 503 or slow`]);
  if (wanted === 'slow') await new Promise<void>((resolve) => startTimer(resolve, SLOW_MS));
  throw new HttpError(
    failure.status,
    [...failure.messages, `this error was requested with ${FAIL_HEADER}`],
    { ...failure.headers, [FAIL_HEADER]: wanted, ...exposedHeaders([FAIL_HEADER]) },
  );
}

async function sandboxOfClient(database: Database, clientId: string): Promise<string | null> {
  const [found] = await database
    .select({ id: shops.sandboxId })
    .from(clientShops)
    .innerJoin(shops, eq(shops.id, clientShops.shopId))
    .where(eq(clientShops.clientId, clientId))
    .limit(1);
  return found?.id ?? null;
}

import { DatabaseUnavailableError, isUnavailable } from '../../database/errors';
import { inTransaction } from '../../database/transaction';
import { idempotencyHeaders } from '../contract/idempotency';
import { checkAccess } from './access';
import { HttpError } from './api-error';
import { verifyToken } from './bearer-token';
import type { HandlerContext, RequestState } from './context';
import { toErrorResponse } from './error-response';
import { runOnce, type StoredResponse } from './idempotency';
import type { ImplementedOperation } from './implement';
import { queryValues } from './query';
import { bucketKeys, takeFromBuckets, tokenRequestKey, tooManyRequests } from './rate-limit';
import { checkMediaType, parseJson, readBody } from './request-body';
import type { ApiServices } from './services';
import { validate } from './validate';

/** A request on its way to a handler. */
export interface OperationRequest {
  request: Request;
  /** Address of the client. */
  address: string;
  state: RequestState;
  services: ApiServices;
}

/** Runs the checks in the order of the contract, the first that fails answers, then the handler. */
export async function handleOperation(
  implemented: ImplementedOperation,
  incoming: OperationRequest,
): Promise<Response> {
  try {
    return await checkAndRun(implemented, incoming);
  } catch (error) {
    const known = isUnavailable(error) ? new DatabaseUnavailableError(error) : error;
    if (!(known instanceof HttpError)) incoming.state.error = known;
    return toErrorResponse(known);
  }
}

async function checkAndRun(
  { operation, handle }: ImplementedOperation,
  { request, address, state, services }: OperationRequest,
): Promise<Response> {
  const { route, access } = operation;
  const bytes = await readBody(request);
  const needsToken = access.tokens.length > 0;
  if (needsToken) {
    state.token = await verifyToken(
      services.database,
      request.headers.get('authorization'),
      state.receivedAt,
    );
  }
  const keys = state.token
    ? bucketKeys(state.token)
    : [tokenRequestKey(claimedClientId(bytes), address)];
  state.bucket = await takeFromBuckets(services.database, keys, state.receivedAt);
  if (!state.bucket.isAdmitted) throw tooManyRequests(state.bucket);
  if (state.token) checkAccess(access, state.token);

  checkMediaType(operation, request.headers.get('content-type'), bytes.byteLength);
  const schemas = route.request;
  const query = validate(schemas.query, queryValues(new URL(request.url)));
  const bodySchema = schemas.body?.content['application/json'].schema;
  const body = bodySchema ? validate(bodySchema, parseJson(bytes)) : undefined;
  const key = operation.idempotent ? idempotencyKeyOf(request) : undefined;

  const now = new Date(state.receivedAt);
  const { response, isReplayed } = await inTransaction(services.database, async (transaction) => {
    const { token } = state;
    const context: HandlerContext<unknown, unknown> = {
      query,
      body,
      now,
      transaction,
      // Only the operation that issues tokens has none, and it reads neither.
      ...(token ? { token, shop: token.shop } : NO_TOKEN),
      randomBytes: services.randomBytes,
    };
    const run = async (): Promise<StoredResponse> => {
      const result = await handle(context);
      return result === undefined ? { status: 204, body: null } : { status: 200, body: result };
    };
    if (key === undefined) return { response: await run(), isReplayed: false };
    const owner = token
      ? { clientId: token.clientId, shopId: token.shop.id }
      : { clientId: claimedClientId(bytes), shopId: NO_SHOP };
    return runOnce(transaction, { ...owner, operationId: operation.id, key, bytes, now }, run);
  });
  const headers: Record<string, string> = isReplayed ? { 'Idempotency-Replayed': 'true' } : {};
  return response.status === 204
    ? new Response(null, { status: 204, headers })
    : Response.json(response.body, { status: response.status, headers });
}

/** Stands for the shop in keys of requests that have no token. */
const NO_SHOP = 0;

const NO_TOKEN = {
  get token(): never {
    throw new Error('This operation has no token.');
  },
  get shop(): never {
    throw new Error('This operation has no shop.');
  },
};

/** The client that a token request names; whether it exists is checked later. */
function claimedClientId(bytes: Uint8Array): string {
  try {
    const { clientId } = parseJson(bytes) as { clientId?: unknown };
    return typeof clientId === 'string' ? clientId : '';
  } catch {
    return '';
  }
}

function idempotencyKeyOf(request: Request): string | undefined {
  const given = request.headers.get('idempotency-key') ?? undefined;
  const { 'Idempotency-Key': key } = validate(idempotencyHeaders, { 'Idempotency-Key': given }) as {
    'Idempotency-Key'?: string;
  };
  return key;
}

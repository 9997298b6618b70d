import type { Transaction } from '../../database/database';
import { DatabaseUnavailableError, isUnavailable } from '../../database/errors';
import { inTransaction, READ } from '../../database/transaction';
import { type RequestUploads, requestUploads } from '../uploads/request-uploads';
import { checkAccess } from './access';
import { ApiError, HttpError } from './api-error';
import { verifyToken } from './bearer-token';
import { changeContext } from './change-context';
import type { RequestState } from './context';
import { toErrorResponse } from './error-response';
import { NO_SHOP_ID, runOnce, type StoredResponse } from './idempotency';
import type { ImplementedOperation } from './implement';
import type { LargeBodies } from './large-bodies';
import { lockShop } from './lock-shop';
import { claimedClientId, parseRequest } from './parse-request';
import { takeFromBucket } from './rate-bucket-store';
import { bucketKey, tokenRequestKey, tooManyRequests } from './rate-limit';
import { declaresLargeBody, readBody } from './request-body';
import type { ApiServices } from './services';
import { shopTime } from './shop-clock';

/** A request on its way to a handler. */
export interface OperationRequest {
  request: Request;
  /** Address of the client. */
  address: string;
  state: RequestState;
  services: ApiServices;
  largeBodies: LargeBodies;
}

/** Runs the checks in the order of the contract, then the handler. The first check that fails decides the response. */
export async function handleOperation(
  implemented: ImplementedOperation,
  incoming: OperationRequest,
): Promise<Response> {
  let releaseRoom = () => {};
  const onLargeBody = () => {
    releaseRoom = incoming.largeBodies.reserve();
  };
  try {
    return await checkAndRun(implemented, incoming, onLargeBody);
  } catch (error) {
    const known = isUnavailable(error) ? new DatabaseUnavailableError(error) : error;
    if (!(known instanceof HttpError)) incoming.state.error = known;
    return toErrorResponse(known instanceof ApiError ? known.of(implemented.operation.id) : known);
  } finally {
    releaseRoom();
  }
}

async function checkAndRun(
  { operation, handle }: ImplementedOperation,
  { request, address, state, services }: OperationRequest,
  onLargeBody: () => void,
): Promise<Response> {
  const { database, randomBytes } = services;
  const uploads = requestUploads(services.uploads);
  const { access } = operation;
  const read = () => readBody(operation, request, onLargeBody);
  // A large body is read only after the token is checked, so that unauthenticated clients can't fill the memory.
  const isReadLater = access.tokens.length > 0 && declaresLargeBody(operation, request);
  const small = isReadLater ? new Uint8Array() : await read();
  if (access.tokens.length > 0) {
    const header = request.headers.get('authorization');
    state.token = await verifyToken(database, header, state.receivedAt);
  }
  const { token } = state;
  const claimedId = token ? '' : claimedClientId(small);
  const key = token ? bucketKey(token) : await tokenRequestKey(database, claimedId, address);
  state.bucket = await takeFromBucket(database, key, state.receivedAt);
  if (!state.bucket.isAdmitted) throw tooManyRequests(state.bucket);
  await services.beforeOperation?.({
    request,
    operation,
    shop: token?.shop ?? null,
    claimedClientId: claimedId,
  });
  if (token) checkAccess(access, token);
  const bytes = isReadLater ? await read() : small;
  const { query, body, idempotencyKey, fingerprint } = await parseRequest(
    operation,
    request,
    bytes,
  );

  const { response, isReplayed } = await inTransaction(
    database,
    discardingUploads(uploads, async (transaction) => {
      const isChange = token !== undefined && operation.idempotent;
      const shop = isChange ? await lockShop(services, transaction, token.shop) : token?.shop;
      const clock = () => (shop ? shopTime(shop, services.now()) : new Date(services.now()));
      // Read after the wait for a connection, and again in each attempt, so that the time is current.
      const now = clock();
      const run = async (): Promise<StoredResponse> => {
        const { requestId } = state;
        const { onEvent } = services;
        const change = changeContext({
          shop: shop ?? NO_SHOP,
          clock,
          transaction,
          randomBytes,
          onEvent,
          requestId,
        });
        const storeImage: typeof uploads.store = async (image) => {
          await services.beforeUpload?.(transaction, shop ?? NO_SHOP, uploads.count);
          return uploads.store(image);
        };
        const parsed = { query, body, address, token: token ?? NO_TOKEN };
        // Not a copy of the change: its timestamp can be taken again.
        const result = await handle(Object.assign(change, parsed, { storeImage }));
        return result === undefined ? { status: 204, body: null } : { status: 200, body: result };
      };
      if (idempotencyKey === undefined) return { response: await run(), isReplayed: false };
      const idempotentRequest = {
        clientId: token?.clientId ?? claimedId,
        shopId: token?.shop.id ?? NO_SHOP_ID,
        holder: token?.holder ?? null,
        operationId: operation.id,
        key: idempotencyKey,
        bytes: fingerprint,
        now,
      };
      return runOnce(transaction, idempotentRequest, run);
    }),
    operation.idempotent ? undefined : READ,
  );
  if (operation.idempotent && !isReplayed) services.onCommit?.();
  const headers: Record<string, string> = isReplayed ? { 'Idempotency-Replayed': 'true' } : {};
  return response.status === 204
    ? new Response(null, { status: 204, headers })
    : Response.json(response.body, { status: response.status, headers });
}

/**
 * Removes the images of an attempt that failed. If only the commit fails, it may still have succeeded, so the images
 * are left to the next attempt, or to the removal of orphans.
 */
function discardingUploads<T>(
  uploads: RequestUploads,
  work: (transaction: Transaction) => Promise<T>,
): (transaction: Transaction) => Promise<T> {
  return async (transaction) => {
    await uploads.discard();
    try {
      return await work(transaction);
    } catch (error) {
      await uploads.discard();
      throw error;
    }
  };
}

/** Placeholders for operations without a token or shop. Reading one of their properties throws an error. */
const NO_TOKEN = missing('token');
const NO_SHOP = missing('shop');

function missing(name: string): never {
  return new Proxy(
    {},
    {
      get(_target, property) {
        throw new Error(
          `This operation has no ${name}, so it can't read ${name}.${String(property)}.`,
        );
      },
    },
  ) as never;
}

import { conditionalResponse, withEtag } from '../../site/http/etag';
import type { Transaction } from '../database/database';
import { inTransaction, READ } from '../database/transaction';
import { type RequestUploads, requestUploads } from '../uploads/request-uploads';
import { checkAccess } from './access/access';
import { verifyToken } from './access/bearer-token';
import { takeFromBucket } from './access/rate-bucket-store';
import { bucketKey, tokenRequestKey, tooManyRequests } from './access/rate-limit';
import { HttpError } from './api-error';
import { changeContext } from './change-context';
import type { IncomingRequest } from './create-app';
import { NO_SHOP_ID, runOnce, type StoredResponse } from './idempotency';
import type { ImplementedOperation } from './implement';
import { lockShop } from './lock-shop';
import { missing } from './missing';
import { claimedClientId, type ParsedRequest, parseRequest } from './request/parse-request';
import type { ApiServices } from './services';
import { shopTime } from './shop-clock';

/** Runs the checks in the order of the contract, then the handler. */
export async function handleOperation(
  implemented: ImplementedOperation,
  services: ApiServices,
  incoming: IncomingRequest,
): Promise<Response> {
  const { operation } = implemented;
  const { request, address, state, body } = incoming;
  const database = services.timedDatabase?.(state.databaseTime) ?? services.database;
  const { access } = operation;
  // A large body is received only after the token is checked, so that unauthenticated clients take no places.
  if (access.tokens.length === 0 || !body.declaresLarge()) await body.receive();
  if (access.tokens.length > 0) {
    const header = request.headers.get('authorization');
    state.token = await verifyToken(database, header, state.receivedAt);
  }
  const { token } = state;
  const claimedId = token ? '' : await claimedClientId(request, body.smallBytes);
  const key = token ? bucketKey(token) : await tokenRequestKey(database, claimedId, address);
  state.bucket = await takeFromBucket(database, key, state.receivedAt);
  if (!state.bucket.isAdmitted) throw tooManyRequests(state.bucket);
  await services.beforeOperation?.({
    request,
    database,
    operation,
    shop: token?.shop ?? null,
    claimedClientId: claimedId,
  });
  if (token) checkAccess(access, token);
  await body.receive();
  const uploads = requestUploads(services.uploads);
  let isHandled = false;
  const carryOut = async () => {
    const parsed = await body.parse(async (bytes) => {
      const read = await parseRequest(operation, request, bytes);
      // Before the transaction, which would wait for the disk.
      await uploads.store(read.body, async (size) => {
        await services.checkRoom?.();
        await services.beforeUpload?.(database, token?.shop ?? NO_SHOP, size);
      });
      return read;
    });
    let eventIds: string[] = [];
    const outcome = await inTransaction(
      database,
      async (transaction) => {
        isHandled = false;
        // Those of an attempt that another transaction was in the way of were not written.
        eventIds = [];
        const run = { transaction, parsed, claimedId, uploads, eventIds };
        const handled = await runOperation(implemented, services, incoming, run).catch(keptError);
        isHandled = !(handled instanceof HttpError);
        return handled;
      },
      operation.isChange ? undefined : READ,
    );
    state.eventIds = eventIds;
    if (outcome instanceof HttpError) throw outcome;
    return outcome;
  };
  const { response, isReplayed } = await carryOut().catch(async (error) => {
    // If only the commit fails, it may still have succeeded, so the images are left to the removal of orphans.
    if (!isHandled) await uploads.discard();
    throw error;
  });
  if (isReplayed) await uploads.discard();
  if (operation.isChange && !isReplayed) services.onCommit?.();
  const headers = {
    ...response.headers,
    ...(isReplayed && { 'Idempotency-Replayed': 'true' }),
  };
  if (operation.isRevalidated) {
    const text = withEtag(JSON.stringify(response.body));
    return conditionalResponse(request, text, 'application/json', REVALIDATED);
  }
  return response.status === 204
    ? new Response(null, { status: 204, headers })
    : Response.json(response.body, { status: response.status, headers });
}

const REVALIDATED = { 'Cache-Control': 'private, no-cache' };

/** An error whose transaction is committed, instead of thrown. */
function keptError(error: unknown): HttpError {
  if (error instanceof HttpError && error.keepsChanges) return error;
  throw error;
}

interface OperationRun {
  transaction: Transaction;
  parsed: ParsedRequest;
  /** The client that a request without a token names. */
  claimedId: string;
  uploads: RequestUploads;
  /** The events that are written. */
  eventIds: string[];
}

/** Runs the handler, once for each idempotency key. */
async function runOperation(
  { operation, handle }: ImplementedOperation,
  services: ApiServices,
  { address, state }: IncomingRequest,
  { transaction, parsed, claimedId, uploads, eventIds }: OperationRun,
): Promise<{ response: StoredResponse; isReplayed: boolean }> {
  const { query, body, idempotencyKey, fingerprint, sentBytes } = parsed;
  const { token, requestId } = state;
  const { randomBytes, secretKey } = services;
  const isChange = token !== undefined && operation.isChange;
  const shop = isChange ? await lockShop(services, transaction, token.shop) : token?.shop;
  const clock = () => (shop ? shopTime(shop, services.now()) : new Date(services.now()));
  // Read after the wait for a connection, and again in each attempt, so that the time is current.
  const now = clock();
  const run = async (): Promise<StoredResponse> => {
    const ofShop = shop ?? NO_SHOP;
    const change = changeContext({
      shop: ofShop,
      clock,
      transaction,
      randomBytes,
      async onEvent(within, event) {
        eventIds.push(event.id);
        await services.onEvent?.(within, event);
      },
      requestId,
    });
    const { images, size } = uploads;
    if (size.count > 0) await services.beforeUpload?.(transaction, ofShop, size);
    const headers: Record<string, string> = {};
    const given = {
      ...{ query, body, images, address, secretKey },
      responseHeaders: headers,
      token: token ?? NO_TOKEN,
    };
    // Not a copy of the change: its timestamp can be taken again.
    const result = await handle(Object.assign(change, given));
    return result === undefined
      ? { status: 204, body: null, headers }
      : { status: 200, body: result };
  };
  if (idempotencyKey === undefined) return { response: await run(), isReplayed: false };
  const idempotentRequest = {
    clientId: token?.clientId ?? claimedId,
    shopId: token?.shop.id ?? NO_SHOP_ID,
    holder: token?.holder ?? null,
    operationId: operation.id,
    key: idempotencyKey,
    bytes: fingerprint,
    sentBytes,
    now,
  };
  return runOnce(transaction, idempotentRequest, run);
}

/** For operations without a token. */
const NO_TOKEN = missing('token');
const NO_SHOP = missing('shop');

import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { errors } from '../../api/contract/errors/errors';
import { DatabaseUnavailableError } from '../../api/database/errors';
import { rateBuckets } from '../../api/database/tables/access';
import { idempotencyLock } from '../../api/http/idempotency';
import { errorRequests } from '../../api/openapi/example-requests/error-requests.data';
import type { SentRequest } from '../../api/openapi/example-requests/example-request';
import { exampleRequestsOf } from '../../api/openapi/example-requests/example-requests';
import { getOperation, type OperationId, operations } from '../../api/operations';
import { readDocumentedResponses } from '../testing/api/documented-responses';
import type { Failure } from '../testing/api/failing-database';
import { type PostgresDatabase, postgresDatabase } from '../testing/api/postgres-database';
import { createTestApi, type TestApi, type TestRequest } from '../testing/api/test-api';
import { toTestRequest } from './recorder';

/** Every documented status of every operation. All tests check that nothing else is returned. */

const documented = readDocumentedResponses();
const KEY = { 'Idempotency-Key': 'every-status-1' };
/** Unknown ids and identifiers. */
const UNKNOWN: Readonly<Record<string, unknown>> = {
  customerIdentifier: '7499999',
  reviewId: 1,
  questionId: 1,
  productId: 1,
  ruleId: 1,
  galleryId: 1,
  wishlistId: 1,
  wishlistIds: [1],
  fromWishlistId: 1,
  id: 1,
};

/** Statuses whose requests or their setup change the shop, so each has a separate copy. The others share one. */
const CHANGING: ReadonlySet<number> = new Set([200, 204, 422]);

let postgres: PostgresDatabase;
let shared: TestApi;
const failure: Failure = {};
beforeAll(async () => {
  postgres = await postgresDatabase({ isLimited: true });
  shared = await createTestApi(postgres.database, { keepBuckets: true, failure });
});
afterAll(() => postgres.close());

/** The first example of an operation. */
function exampleOf(id: OperationId) {
  const [example] = Object.values(exampleRequestsOf(id));
  if (!example) throw new Error(`${id} has no example.`);
  const { before = [], ...request } = example;
  return { before, request: { operation: id, ...request } };
}

/** Sends an example, or what differs from it. */
async function sendExample(api: TestApi, id: OperationId, change: TestRequest = {}) {
  const { request } = exampleOf(id);
  const { operation, ...sent } = await toTestRequest(api, request);
  return api.call(operation, { ...sent, ...change });
}

async function sendPrepared(api: TestApi, { operation, ...rest }: SentRequest) {
  const { operation: id, ...sent } = await toTestRequest(api, { operation, ...rest });
  return api.call(id, sent);
}

/** The names of an operation's query parameters. */
function parametersOf(id: OperationId): string[] {
  // Every operation has such a schema.
  const query = getOperation(id).route.request?.query as z.ZodObject;
  return Object.keys(query.shape);
}

/** The requests of the catalog that make the operation return a status. */
function errorRequestsOf(id: OperationId, status: number) {
  return errors.flatMap((error) => {
    const request = errorRequests[error.id];
    return request?.operation === id && error.status === status ? [request] : [];
  });
}

type Provoke = (api: TestApi, id: OperationId) => Promise<number[]>;

const provoke: Record<number, Provoke> = {
  200: succeed,
  204: succeed,
  400: async (api, id) => [(await sendExample(api, id, { query: { color: 'red' } })).status],
  401: async (api, id) => [(await sendExample(api, id, { token: 'at_unknown' })).status],
  403: forbid,
  404: async (api, id) => {
    const statuses: number[] = [];
    const { query, body } = exampleOf(id).request;
    for (const [name, value] of Object.entries(UNKNOWN)) {
      const isQuery = parametersOf(id).includes(name);
      if (!isQuery && !(body && name in body)) continue;
      const change = isQuery
        ? { query: { ...query, [name]: value as number } }
        : { body: { ...body, [name]: value } };
      statuses.push((await sendExample(api, id, change)).status);
    }
    return [...statuses, ...(await sendErrors(api, id, 404))];
  },
  409: async (api, id) => {
    const own = await sendErrors(api, id, 409);
    return own.includes(409) ? own : [await conflict(api, id)];
  },
  413: async (api, id) => {
    const body = new Uint8Array(Buffer.from(JSON.stringify('x'.repeat(256 * 1024))));
    const headers = { 'Content-Type': 'application/json' };
    return [(await sendExample(api, id, { body, headers })).status];
  },
  415: async (api, id) => {
    const headers = { 'Content-Type': 'text/plain' };
    return [(await sendExample(api, id, { body: new Uint8Array([1]), headers })).status];
  },
  422: async (api, id) => {
    await sendExample(api, id, { headers: KEY });
    const { body } = (await toTestRequest(api, exampleOf(id).request)) as TestRequest;
    // Another body for the same key: a space more.
    const bytes = new Uint8Array(Buffer.from(`${JSON.stringify(body)} `));
    const headers = { ...KEY, 'Content-Type': 'application/json' };
    return [(await sendExample(api, id, { body: bytes, headers })).status];
  },
  429: async (api, id) => {
    await sendExample(api, id, { query: { color: 'red' } });
    await api.database.update(rateBuckets).set({ level: 40_000, updatedAt: api.clock.now() });
    return [(await sendExample(api, id)).status];
  },
  500: async (api, id) => {
    failure.error = new Error('a mistake in the code');
    return [(await sendExample(api, id)).status];
  },
  503: async (api, id) => {
    const cause = Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' });
    failure.error = new DatabaseUnavailableError(cause);
    return [(await sendExample(api, id)).status];
  },
};

async function succeed(api: TestApi, id: OperationId): Promise<number[]> {
  for (const request of exampleOf(id).before) await sendPrepared(api, request);
  return [(await sendExample(api, id)).status];
}

async function forbid(api: TestApi, id: OperationId): Promise<number[]> {
  if (id === 'getAccessToken') return sendErrors(api, id, 403);
  const operation = getOperation(id);
  const scope = operation.access.scope === 'read_gallery' ? 'read_review' : 'read_gallery';
  const token = operation.access.scope
    ? await api.issueToken('full', scope)
    : await api.issueStorefrontToken({});
  return [(await sendExample(api, id, { token })).status];
}

async function sendErrors(api: TestApi, id: OperationId, status: number): Promise<number[]> {
  const statuses: number[] = [];
  for (const request of errorRequestsOf(id, status)) {
    const { before = [], ...sent } = request;
    for (const preparing of before) await sendPrepared(api, preparing);
    statuses.push((await sendPrepared(api, sent)).status);
  }
  return statuses;
}

/** Sends a request while another connection holds the lock of its idempotency key, as a request that still runs. */
async function conflict(api: TestApi, id: OperationId): Promise<number> {
  const { clientId } = api.clients.full;
  const shopId = id === 'getAccessToken' ? 0 : api.shop.id;
  const key = KEY['Idempotency-Key'];
  const name = idempotencyLock({ shopId, clientId, holder: null, operationId: id, key });
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
    return (await sendExample(api, id, { headers: KEY })).status;
  } finally {
    await client.end();
  }
}

describe.each(operations)('$id', ({ id }) => {
  it.each(documented.statusesOf(id))('returns %i, as documented', async (status) => {
    const send = provoke[status];
    if (!send) throw new Error(`No request is known that returns ${status}.`);
    const api = CHANGING.has(status)
      ? await createTestApi(postgres.database, { keepBuckets: true })
      : shared;
    try {
      expect(await send(api, id)).toContain(status);
    } finally {
      delete failure.error;
      await postgres.database.delete(rateBuckets);
    }
  });
});

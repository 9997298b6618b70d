import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { validRequests } from '../tools/testing/api/arbitrary/arbitrary-requests';
import type {
  ArbitraryRequest,
  RequestSources,
} from '../tools/testing/api/arbitrary/generated-request';
import { requestSchemas } from '../tools/testing/api/arbitrary/request-schemas';
import {
  createRequestRunner,
  demoSources,
  type RequestRunner,
} from '../tools/testing/api/request-runner';
import { readShopRows, type ShopRows } from '../tools/testing/api/shop-rows';
import type { TestResponse } from '../tools/testing/api/test-api';
import { runs } from '../tools/testing/runner/test-all';
import { galleries } from './database/tables/gallery';
import { type OperationId, operations } from './operations';

/** Ids of other shops and clients, and ids that do not exist, by the name of the field. */
type ForeignIds = Record<string, { foreign: unknown; unknown: unknown }[]>;

const UNKNOWN_ID = 123_456_789;

/** Two copies of the demo shop in the same state: each gets one of the two requests that are compared. */
let first: RequestRunner;
let second: RequestRunner;
let sources: RequestSources;
let foreignIds: ForeignIds;
beforeAll(async () => {
  first = await createRequestRunner();
  second = await createRequestRunner();
  sources = await demoSources(first);
  const { database, otherShop } = first.api;
  for (const { api } of [first, second]) {
    const gallery = { shopId: api.otherShop.id, id: 901, title: 'Beach' };
    await database.insert(galleries).values(gallery);
  }
  foreignIds = idsOfOthers(await readShopRows(database, otherShop.id));
});

function idsOfOthers(rows: ShopRows): ForeignIds {
  const ids = (list: readonly number[]) =>
    list.slice(0, 3).map((foreign) => ({ foreign, unknown: UNKNOWN_ID }));
  const products = ids(rows.productIds);
  const variants = ids(rows.variants.map(({ variantId }) => variantId));
  const wishlists = ids(rows.wishlists.map(({ wishlistId }) => wishlistId));
  return {
    customerIdentifier: rows.customerIdentifiers.map((foreign) => ({
      foreign,
      unknown: unknownLike(foreign),
    })),
    sessionToken: rows.sessionTokens.map((foreign) => ({ foreign, unknown: 'ses_00000000' })),
    productId: products,
    productIds: products,
    variantId: variants,
    newVariantId: variants,
    oldVariantId: variants,
    selectedVariantId: variants,
    wishlistId: wishlists,
    wishlistIds: wishlists,
    fromWishlistId: wishlists,
    toWishlistId: wishlists,
    ruleId: ids([...rows.earningRuleIds, ...rows.spendingRuleIds]),
    reviewId: ids(rows.reviewIds),
    questionId: ids(rows.questionIds),
    galleryId: ids(rows.galleryIds),
    orderId: ids(rows.orderIds),
    // Of another client of the same shop, and of another shop.
    id: [{ foreign: 79, unknown: UNKNOWN_ID }, ...ids(rows.subscriptionIds)],
  };
}

/** An identifier of the same form that matches no customer. */
function unknownLike(identifier: string): string {
  if (identifier.includes('@')) return 'nobody.at.all@mail.example';
  return identifier.startsWith('+') ? '+4930000000' : '7599999';
}

/** Fields of an operation that refer to something by its id. */
function idFields(operationId: OperationId): string[] {
  const { query, body = [] } = requestSchemas(operationId);
  return [...query, ...body].map(({ name }) => name).filter((name) => name in foreignIds);
}

function withValue(request: ArbitraryRequest, field: string, value: unknown): ArbitraryRequest {
  const changed = structuredClone(request);
  const values = changed.body ?? changed.query;
  values[field] = field.endsWith('Ids') ? [value] : value;
  if (field === 'customerIdentifier') {
    delete values.sessionToken;
    delete values.guestName;
    delete values.guestEmail;
  }
  if (field === 'sessionToken' && request.operationId !== 'attachSessionToken') {
    delete values.customerIdentifier;
  }
  return changed;
}

/** A response without the value that was sent, which some responses repeat. */
function comparable({ status, headers, body }: TestResponse, sent: unknown) {
  const all = Object.fromEntries(headers);
  const { 'x-request-id': _id, ...rest } = all;
  return { status, headers: rest, body: JSON.stringify(body)?.replaceAll(String(sent), '(id)') };
}

const withIds = operations.map(({ id }) => id as OperationId);

describe.each(withIds)('%s', (operationId) => {
  it('treats ids of others like ids that do not exist', async () => {
    const fields = idFields(operationId);
    if (fields.length === 0) return;
    const requests = fc.tuple(
      validRequests(operationId, sources),
      fc
        .constantFrom(...fields)
        .chain((field) =>
          fc.constantFrom(...(foreignIds[field] ?? [])).map((ids) => ({ field, ...ids })),
        ),
    );
    await fc.assert(
      fc.asyncProperty(requests, async ([request, { field, foreign, unknown }]) => {
        const ofOther = await first.send(withValue(request, field, foreign));
        const ofUnknown = await second.send(withValue(request, field, unknown));
        const text = `${field} of ${JSON.stringify(request)}`;
        // Each write creates rows with new ids.
        const isCreated = request.body !== undefined && ofOther.status < 300;
        if (isCreated) expect(ofOther.status, text).toBe(ofUnknown.status);
        else expect(comparable(ofOther, foreign), text).toEqual(comparable(ofUnknown, unknown));
      }),
      { numRuns: runs({ test: 2, all: 100 }), endOnFailure: true },
    );
  });
});

describe('reads', () => {
  it('do not change with what happens in another shop with the same ids', async () => {
    const reader = await createRequestRunner();
    const other = await createRequestRunner();
    const count = runs({ test: 2, all: 40 });
    const sample = (isRead: boolean) =>
      operations
        .filter(({ method }) => (method === 'get') === isRead)
        .flatMap(({ id }) => fc.sample(validRequests(id, sources), count));
    const reads = sample(true);
    const readAll = async () => {
      const bodies: string[] = [];
      for (const request of reads) {
        const { status, body } = await reader.send(request);
        bodies.push(`${request.operationId} ${status} ${JSON.stringify(body)}`);
      }
      return bodies;
    };
    const before = await readAll();
    const writes = sample(false);
    // A session that one of the writes attaches to a customer can't get a token anymore.
    for (const request of writes) await other.prepare(request);
    for (const request of writes) await other.send(request);
    expect(await readAll()).toEqual(before);
  });
});

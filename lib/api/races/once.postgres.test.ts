import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../../tools/testing/api/invariants';
import { addLoadRows, type LoadRows } from '../../tools/testing/api/load-rows';
import { type PostgresDatabase, postgresDatabase } from '../../tools/testing/api/postgres-database';
import { sendAtOnce } from '../../tools/testing/api/status-counts';
import { createTestApi, type TestApi } from '../../tools/testing/api/test-api';
import { reviewVotes } from '../database/tables/reviews';
import type { OperationId } from '../operations';

let postgres: PostgresDatabase;
beforeAll(async () => {
  postgres = await postgresDatabase();
});
afterAll(async () => {
  expect(await postgres.closeAndCountDeadlocks()).toBe(0);
});

const AT_ONCE = 50;
let api: TestApi;
let rows: LoadRows;
let customerIdentifier: string;
let reviewId: number;
let productId: number;
beforeEach(async () => {
  api = await createTestApi(postgres.database, { keepBuckets: true });
  rows = await addLoadRows(api.database, api.shop.id, { customers: AT_ONCE });
  [customerIdentifier = ''] = rows.customers;
  [reviewId = 0] = rows.reviewIds;
  productId = rows.products[0]?.productId ?? 0;
});

const topics = async () => (await api.newEvents()).map(({ topic }) => topic);

/** Sends the same request 50 times at once. */
const repeat = (operation: OperationId, body: object) =>
  sendAtOnce(AT_ONCE, () => api.call(operation, { body }));

describe('50 equal requests at once', () => {
  it('createVote stores one vote', async () => {
    const body = { customerIdentifier, reviewId };
    expect(await repeat('createVote', body)).toEqual({ 200: 1, 409: 49 });
    const votes = await api.database
      .select()
      .from(reviewVotes)
      .where(and(eq(reviewVotes.shopId, api.shop.id), eq(reviewVotes.reviewId, reviewId)));
    expect(votes).toHaveLength(1);
  });

  it('createVote returns a number of votes that counts each once', async () => {
    const responses = await Promise.all(
      rows.customers.map((voter) =>
        api.call('createVote', { body: { customerIdentifier: voter, reviewId } }),
      ),
    );
    const votes = responses.map(({ body }) => body.votes).sort((one, other) => one - other);
    expect(votes).toEqual(Array.from({ length: AT_ONCE }, (_, index) => index + 1));
    expect(await brokenInvariants(api.database, api.shop.id)).toEqual([]);
  });

  it('deleteVote removes one vote', async () => {
    const body = { customerIdentifier, reviewId };
    await api.call('createVote', { body });
    expect(await repeat('deleteVote', body)).toEqual({ 200: 1, 404: 49 });
  });

  it('createReply stores one reply and emits one event', async () => {
    const counts = await sendAtOnce(AT_ONCE, (index) =>
      api.call('createReply', {
        body: { reviewId, reply: { body: `Thanks ${index}`, status: 'public' } },
      }),
    );
    expect(counts).toEqual({ 200: 1, 409: 49 });
    expect(await topics()).toEqual(['review/updated']);
  });

  it('createReview stores one review of a customer and product', async () => {
    const body = { customerIdentifier, productId, rate: 4, body: 'Warm.' };
    expect(await repeat('createReview', body)).toEqual({ 200: 1, 400: 49 });
    expect((await topics()).filter((topic) => topic === 'review/created')).toHaveLength(1);
  });

  it('updateBirthday stores the birthday once', async () => {
    const body = { customerIdentifier, day: 17, month: 9 };
    expect(await repeat('updateBirthday', body)).toEqual({ 200: 1, 409: 49 });
    expect(await topics()).toEqual(['customer/birthdayUpdated']);
  });

  it('updateBirthday stores one of several birthdays', async () => {
    const counts = await sendAtOnce(28, (index) =>
      api.call('updateBirthday', { body: { customerIdentifier, day: index + 1, month: 9 } }),
    );
    expect(counts).toEqual({ 200: 1, 403: 27 });
    expect(await topics()).toEqual(['customer/birthdayUpdated']);
  });

  it('sendEvent rewards a customer as often as the rule allows', async () => {
    const body = { customerIdentifier, ruleId: rows.earningRuleId, ruleType: 'custom_action' };
    expect(await repeat('sendEvent', body)).toEqual({ 204: 1, 422: 49 });
    const { body: customer } = await api.call('getCustomer', { query: { customerIdentifier } });
    expect(customer.pointsBalance).toBe(1);
  });

  it('a request with the same Idempotency-Key takes effect once', async () => {
    const counts = await sendAtOnce(AT_ONCE, () =>
      api.call('updateBalance', {
        body: { customerIdentifier, balanceDelta: 7 },
        headers: { 'Idempotency-Key': 'same' },
      }),
    );
    expect((counts[200] ?? 0) + (counts[409] ?? 0)).toBe(AT_ONCE);
    expect(counts[200]).toBeGreaterThanOrEqual(1);
    const { body } = await api.call('getCustomer', { query: { customerIdentifier } });
    expect(body.pointsBalance).toBe(7);
    expect(await topics()).toEqual(['customer/balanceUpdated']);
  });
});

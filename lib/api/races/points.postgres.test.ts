import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addLoadRows, type LoadRows, REDEMPTION_PRICE } from '../../tools/testing/api/load-rows';
import { type PostgresDatabase, postgresDatabase } from '../../tools/testing/api/postgres-database';
import { sendAtOnce } from '../../tools/testing/api/status-counts';
import { createTestApi, type TestApi } from '../../tools/testing/api/test-api';
import { fulfillRedemptions } from '../rewards/redemption/fulfill-redemptions';

let postgres: PostgresDatabase;
beforeAll(async () => {
  postgres = await postgresDatabase();
});
afterAll(async () => {
  expect(await postgres.closeAndCountDeadlocks()).toBe(0);
});

let api: TestApi;
beforeEach(async () => {
  api = await createTestApi(postgres.database, { keepBuckets: true });
});

const addCustomer = async (balance: number): Promise<LoadRows & { customerIdentifier: string }> => {
  const rows = await addLoadRows(api.database, api.shop.id, { balance });
  return { ...rows, customerIdentifier: rows.customers[0] ?? '' };
};

const readBalance = async (customerIdentifier: string) =>
  (await api.call('getCustomer', { query: { customerIdentifier } })).body.pointsBalance;

describe('200 requests at once that take points', () => {
  it('updateBalance takes the 100 points that are there, one at a time', async () => {
    const { customerIdentifier } = await addCustomer(100);
    const counts = await sendAtOnce(200, () =>
      api.call('updateBalance', { body: { customerIdentifier, balanceDelta: -1 } }),
    );
    expect(counts).toEqual({ 200: 100, 422: 100 });
    expect(await readBalance(customerIdentifier)).toBe(0);
    const topics = (await api.newEvents()).map(({ topic }) => topic);
    expect(topics).toEqual(Array(100).fill('customer/balanceUpdated'));
  });

  it('redeem accepts as many as the balance pays, and each becomes one reward', async () => {
    const { customerIdentifier, spendingRuleId } = await addCustomer(10 * REDEMPTION_PRICE);
    const counts = await sendAtOnce(200, () =>
      api.call('redeem', { body: { customerIdentifier, ruleId: spendingRuleId } }),
    );
    expect(counts).toEqual({ 204: 10, 403: 190 });
    expect(await readBalance(customerIdentifier)).toBe(0);

    const services = { database: api.database, now: api.clock.now, randomBytes };
    const batches = await Promise.all(
      Array.from({ length: 5 }, () => fulfillRedemptions(services, { limit: 4 })),
    );
    expect(batches.flatMap(({ errors }) => errors)).toEqual([]);
    const { body } = await api.call('getCustomerActiveRewards', { query: { customerIdentifier } });
    expect(new Set(body.activeRewards.map(({ code }: { code: string }) => code)).size).toBe(10);
    expect(body.activeRewards).toHaveLength(10);
    const topics = (await api.newEvents()).map(({ topic }) => topic).sort();
    expect(topics).toEqual([
      ...Array(10).fill('customer/balanceUpdated'),
      ...Array(10).fill('customer/rewardCreated'),
    ]);
  });
});

interface BalancePayload {
  occurredAt: string;
  pointsBalance: number;
  activity: { createdAt: string };
}

it('gives changes of a customer timestamps in the order in which they take effect', async () => {
  api = await createTestApi(postgres.database, { keepBuckets: true, tickMs: 1 });
  const { customerIdentifier, spendingRuleId } = await addCustomer(100 * REDEMPTION_PRICE);
  await sendAtOnce(60, (index) =>
    index % 2 === 0
      ? api.call('updateBalance', { body: { customerIdentifier, balanceDelta: 1 } })
      : api.call('redeem', { body: { customerIdentifier, ruleId: spendingRuleId } }),
  );
  const payloads = (await api.newEvents()).map(
    ({ payload }) => payload as unknown as BalancePayload,
  );
  expect(payloads).toHaveLength(60);
  // The list is ordered by timestamp, so the balance of each event must follow from the one before.
  let balance = 100 * REDEMPTION_PRICE;
  for (const { occurredAt, pointsBalance, activity } of payloads) {
    expect([balance + 1, balance - REDEMPTION_PRICE]).toContain(pointsBalance);
    expect(activity.createdAt).toBe(occurredAt);
    balance = pointsBalance;
  }
  expect(new Set(payloads.map(({ occurredAt }) => occurredAt)).size).toBe(60);
});

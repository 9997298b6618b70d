import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PostgresDatabase, postgresDatabase } from '../../tools/testing/api/postgres-database';
import { sendAtOnce } from '../../tools/testing/api/status-counts';
import { createTestApi, type TestApi } from '../../tools/testing/api/test-api';

let postgres: PostgresDatabase;
beforeAll(async () => {
  postgres = await postgresDatabase();
});
afterAll(async () => {
  expect(await postgres.closeAndCountDeadlocks()).toBe(0);
});

const AT_ONCE = 50;
let api: TestApi;
beforeEach(async () => {
  api = await createTestApi(postgres.database, { keepBuckets: true });
});

const subscribe = (address: string) =>
  api.call('createSubscription', { body: { topic: 'review/created', address } });

const subscriptionIds = async (...addresses: string[]): Promise<number[]> => {
  const ids: number[] = [];
  for (const address of addresses) ids.push((await subscribe(address)).body.subscription.id);
  return ids;
};

describe('50 requests at once', () => {
  it('createSubscription stores one subscription', async () => {
    const counts = await sendAtOnce(AT_ONCE, () => subscribe('https://hooks.shop.example/new'));
    expect(counts).toEqual({ 200: 1, 422: 49 });
  });

  it('deleteSubscription deletes it once', async () => {
    const [id] = await subscriptionIds('https://hooks.shop.example/old');
    const counts = await sendAtOnce(AT_ONCE, () =>
      api.call('deleteSubscription', { body: { id } }),
    );
    expect(counts).toEqual({ 204: 1, 404: 49 });
  });

  it('updateSubscription gives an address to one of two subscriptions', async () => {
    const ids = await subscriptionIds('https://a.example/', 'https://b.example/');
    const counts = await sendAtOnce(AT_ONCE, (index) =>
      api.call('updateSubscription', {
        body: { id: ids[index % 2], address: 'https://c.example/' },
      }),
    );
    // An address that the subscription has already is no conflict.
    expect(counts).toEqual({ 200: 25, 422: 25 });
  });
});

import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, deliveriesOf, type TestApi } from '../../tools/testing/api/test-api';
import { ownDatabase } from '../../tools/testing/api/test-database';
import { idempotencyKeys, tokens } from '../database/tables/access';
import { redemptions } from '../database/tables/rewards';
import { shops } from '../database/tables/shops';
import { events } from '../database/tables/webhooks';
import { removeExpired } from '../remove-expired';
import { fulfillRedemptions } from '../rewards/redemption/fulfill-redemptions';

const HOUR_MS = 60 * 60 * 1_000;
const AHEAD_MS = 3 * 24 * HOUR_MS;
const CUSTOMER = '7400112';

const database = ownDatabase();
let api: TestApi;
beforeEach(async () => {
  api = await createTestApi(database(), { keepBuckets: true });
});

const moveClock = (milliseconds: number) =>
  api.database
    .update(shops)
    .set({ clockOffsetMs: milliseconds })
    .where(inArray(shops.id, [api.shop.id, api.otherShop.id]));
const timeInShop = () => new Date(api.clock.now() + AHEAD_MS);

describe('the clock of a shop', () => {
  it('is that of all rows and events of a request', async () => {
    await moveClock(AHEAD_MS);
    api = { ...api, accessToken: await api.issueToken('full') };
    const body = { customerIdentifier: CUSTOMER, balanceDelta: 1 };
    await api.call('updateBalance', { body, token: api.accessToken });
    const [event] = await api.newEvents();
    expect(event?.payload.occurredAt).toBe(timeInShop().toISOString());
    const [stored] = await api.database
      .select()
      .from(events)
      .where(and(eq(events.shopId, api.shop.id), eq(events.id, event?.id ?? '')));
    expect(stored?.triggeredAt).toEqual(timeInShop());
    const [activity] = (
      await api.call('getActivityHistory', {
        query: { customerIdentifier: CUSTOMER },
        token: api.accessToken,
      })
    ).body.activities;
    expect(activity.createdAt).toBe(timeInShop().toISOString());
  });

  it('is not that of deliveries and redemptions, which are due by the clock of the system', async () => {
    await moveClock(AHEAD_MS);
    const token = await api.issueToken('full');
    const address = 'https://hooks.partner.example/clock';
    const subscription = { topic: 'customer/balanceUpdated', address };
    await api.call('createSubscription', { body: subscription, token });
    const body = { customerIdentifier: CUSTOMER, ruleId: 51, pointsToSpend: 100 };
    await api.call('redeem', { body, token });
    const [event] = await api.newEvents();
    const due = (await deliveriesOf(api, event?.id ?? '')).map(({ dueAt }) => dueAt);
    expect(new Set(due.map((at) => at.getTime()))).toEqual(new Set([api.clock.now()]));
    const queued = and(eq(redemptions.shopId, api.shop.id), eq(redemptions.state, 'queued'));
    const [redemption] = await api.database.select().from(redemptions).where(queued);
    expect(redemption?.createdAt).toEqual(timeInShop());
    expect(redemption?.dueAt).toEqual(new Date(api.clock.now()));

    const services = { database: api.database, now: api.clock.now, randomBytes };
    await fulfillRedemptions(services, { limit: 10, shopIds: [api.shop.id] });
    const query = { customerIdentifier: CUSTOMER };
    const { activeRewards } = (await api.call('getCustomerActiveRewards', { query, token })).body;
    expect(activeRewards[0].createdAt).toBe(timeInShop().toISOString());
  });

  it('lets tokens expire', async () => {
    const query = { customerIdentifier: CUSTOMER };
    await moveClock(HOUR_MS - 1);
    expect((await api.call('getCustomer', { query })).status).toBe(200);
    await moveClock(HOUR_MS);
    expect((await api.call('getCustomer', { query })).status).toBe(401);
    const issued = await api.call('getAccessToken', {
      token: null,
      body: { ...api.clients.full, grantType: 'client_credentials', scope: 'read_customer' },
    });
    expect(issued.body.expiresAt).toBe(new Date(api.clock.now() + 2 * HOUR_MS).toISOString());
  });

  it('lets no token of the same client expire in another shop', async () => {
    const { domain } = api.otherShop;
    const token = await api.issueToken('partner', 'read_reward', domain);
    await api.database
      .update(shops)
      .set({ clockOffsetMs: AHEAD_MS })
      .where(eq(shops.id, api.shop.id));
    await api.issueToken('partner', 'read_reward', api.shop.domain);
    expect((await api.call('getTiers', { token })).status).toBe(200);
  });

  it('is that after the wait for a lock, however it has moved since', async () => {
    const waiting = await createTestApi(api.database, {
      beforeChange: async (transaction, shopId) => {
        const isShop = eq(shops.id, shopId);
        await transaction.update(shops).set({ clockOffsetMs: AHEAD_MS }).where(isShop);
      },
    });
    const body = { customerIdentifier: CUSTOMER, balanceDelta: 1 };
    expect((await waiting.call('updateBalance', { body })).status).toBe(200);
    const [event] = await waiting.newEvents();
    expect(event?.payload.occurredAt).toBe(timeInShop().toISOString());
  });

  it('does not matter if the shop was removed during the wait: the token is invalid', async () => {
    const waiting = await createTestApi(api.database, {
      beforeChange: async (transaction, shopId) => {
        await transaction.delete(shops).where(eq(shops.id, shopId));
      },
    });
    const body = { customerIdentifier: CUSTOMER, balanceDelta: 1 };
    expect((await waiting.call('updateBalance', { body })).status).toBe(401);
  });

  it('is not that of the rate bucket, which a clock that goes back never fills', async () => {
    const call = async (token?: string) =>
      (await api.call('getCustomer', { query: { customerIdentifier: CUSTOMER }, token })).status;
    await moveClock(AHEAD_MS);
    const token = await api.issueToken('full');
    for (let sent = 0; sent < 40; sent++) expect(await call(token)).toBe(200);
    await moveClock(0);
    expect(await call(token)).toBe(429);
    api.clock.advance(500);
    expect([await call(token), await call(token)]).toEqual([200, 429]);
  });

  it('lets idempotency keys expire', async () => {
    const body = { customerIdentifier: CUSTOMER, balanceDelta: 1 };
    const send = async (token: string) =>
      (
        await api.call('updateBalance', { body, token, headers: { 'Idempotency-Key': 'once' } })
      ).headers.get('idempotency-replayed');
    expect(await send(api.accessToken)).toBeNull();
    expect(await send(api.accessToken)).toBe('true');
    await moveClock(24 * HOUR_MS);
    expect(await send(await api.issueToken('full'))).toBeNull();
  });

  it('decides what has expired and can be removed', async () => {
    const body = { customerIdentifier: CUSTOMER, balanceDelta: 1 };
    await api.call('updateBalance', { body, headers: { 'Idempotency-Key': 'kept' } });
    const left = async () => {
      await removeExpired(api.database, api.clock.now());
      const found = await Promise.all([
        api.database.select().from(tokens).where(eq(tokens.shopId, api.shop.id)),
        api.database.select().from(idempotencyKeys).where(eq(idempotencyKeys.shopId, api.shop.id)),
      ]);
      return found.map((rows) => rows.length);
    };
    expect(await left()).toEqual([1, 1]);
    await moveClock(HOUR_MS);
    expect(await left()).toEqual([0, 1]);
    await moveClock(24 * HOUR_MS);
    expect(await left()).toEqual([0, 0]);
  });
});

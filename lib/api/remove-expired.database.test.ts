import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestApi } from '../tools/testing/api/test-api';
import { ownDatabase } from '../tools/testing/api/test-database';
import { idempotencyKeys, rateBuckets, tokens } from './database/tables/access';
import { referralClaims, verificationCodes } from './database/tables/customers';
import { shops } from './database/tables/shops';
import { removeEmptyBuckets, removeExpired } from './remove-expired';

const HOUR_MS = 60 * 60 * 1_000;

const database = ownDatabase();

describe('the removal of what expired', () => {
  it('deletes tokens, idempotency keys and buckets, and not before', async () => {
    const api = await createTestApi(database(), { keepBuckets: true });
    const { clock, shop } = api;
    const body = { customerIdentifier: '7400112', balanceDelta: 1 };
    await api.call('updateBalance', { body, headers: { 'Idempotency-Key': 'kept' } });
    const left = async () => {
      await removeExpired(database(), clock.now());
      await removeEmptyBuckets(database(), clock.now());
      const found = await Promise.all([
        database().select().from(tokens).where(eq(tokens.shopId, shop.id)),
        database().select().from(idempotencyKeys).where(eq(idempotencyKeys.shopId, shop.id)),
      ]);
      const buckets = await database().select().from(rateBuckets);
      const own = buckets.filter(({ key }) => key.includes(api.clients.full.clientId));
      return [...found.map((rows) => rows.length), own.length];
    };
    expect(await left()).toEqual([1, 1, 2]);
    clock.advance(20_001);
    expect(await left()).toEqual([1, 1, 0]);
    clock.advance(HOUR_MS);
    expect(await left()).toEqual([0, 1, 0]);
    clock.advance(24 * HOUR_MS);
    expect(await left()).toEqual([0, 0, 0]);
  });

  it('deletes verification codes an hour after they were sent, by the clock of the shop', async () => {
    const { clock, shop } = await createTestApi(database());
    await database()
      .update(shops)
      .set({ clockOffsetMs: 24 * HOUR_MS })
      .where(eq(shops.id, shop.id));
    await database()
      .insert(verificationCodes)
      .values({
        shopId: shop.id,
        customerId: 1,
        sentAt: new Date(clock.now() + 24 * HOUR_MS),
        channel: 'email',
        triesLeft: 5,
      });
    const left = async () => {
      await removeExpired(database(), clock.now());
      return database().$count(verificationCodes, eq(verificationCodes.shopId, shop.id));
    };
    clock.advance(HOUR_MS - 1);
    expect(await left()).toBe(1);
    clock.advance(1);
    expect(await left()).toBe(0);
  });

  it('deletes claims of referral offers after a day', async () => {
    const { clock, shop } = await createTestApi(database());
    const claimedAt = new Date(clock.now());
    const claim = { shopId: shop.id, referrerId: 1, sessionId: 1, claimedAt };
    await database().insert(referralClaims).values(claim);
    const left = async () => {
      await removeExpired(database(), clock.now());
      return database().$count(referralClaims, eq(referralClaims.shopId, shop.id));
    };
    clock.advance(24 * HOUR_MS - 1);
    expect(await left()).toBe(1);
    clock.advance(1);
    expect(await left()).toBe(0);
  });
});

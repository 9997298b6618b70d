import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../database/tables/catalog';
import { redemptions, spendingRules } from '../../database/tables/rewards';
import { createTestApi, type TestApi } from '../../testing/api/test-api';
import { testDatabase } from '../../testing/api/test-database';
import { claimDue } from './redemption-store';
import { emptyProgram, type Program } from './rewards.fixture';

const SECOND_MS = 1_000;

let api: TestApi;
let program: Program;
let customer: { id: number; customerIdentifier: string };
beforeEach(async () => {
  api = await createTestApi(await testDatabase());
  program = await emptyProgram(api);
  customer = await program.customer({ pointsBalance: 320.5 });
});

function redeem(ruleId: number, choice: object = {}, { customerIdentifier } = customer) {
  return api.call('redeem', { body: { customerIdentifier, ruleId, ...choice } });
}

const balance = async () => (await program.readCustomer(customer.id)).pointsBalance;
const topics = async () => (await api.newEvents()).map(({ topic }) => topic);
const state = async () => (await program.redemptions()).map((redemption) => redemption.state);

/** Codes have 12 characters; everything else can be made. */
const noCodes = (count: number) => {
  if (count === 12) throw new Error('No code can be made.');
  return randomBytes(count);
};

describe('redeem', () => {
  it('takes the points at once and queues the reward', async () => {
    const ruleId = await program.spendingRule();
    expect((await redeem(ruleId)).status).toBe(204);
    expect(await balance()).toBe(220.5);
    expect(await state()).toEqual(['queued']);
    expect((await program.history(customer.customerIdentifier))[0]).toMatchObject({
      type: 'redeem',
      spentPoints: 100,
      spendingRule: { id: ruleId, type: 'fixed_amount', title: '5 off' },
      reward: null,
    });
    expect(await program.activeRewards(customer.customerIdentifier)).toEqual([]);
    expect(await api.newEvents()).toMatchObject([
      {
        topic: 'customer/balanceUpdated',
        payload: {
          previousBalance: 320.5,
          pointsBalance: 220.5,
          balanceDelta: -100,
          activity: { type: 'redeem', reward: null, spendingRule: { spentPoints: 100 } },
        },
      },
    ]);
  });

  it('moves the expiry of the balance', async () => {
    await redeem(await program.spendingRule());
    const { pointsExpireAt } = await program.readCustomer(customer.id);
    expect(pointsExpireAt?.toISOString()).toBe('2027-03-04T09:15:00.000Z');
  });

  it('issues the code when the queue is worked on, and shows it in the history', async () => {
    const ruleId = await program.spendingRule({ terms: { value: 5, lifetimeInDays: 30 } as never });
    await redeem(ruleId);
    await api.newEvents();
    api.clock.advance(400);
    expect(await program.fulfill(randomBytes)).toMatchObject({ errors: [] });
    const [reward] = await program.activeRewards(customer.customerIdentifier);
    expect(reward).toMatchObject({
      type: 'discount',
      discountType: 'fixed_amount',
      title: '5 off',
      value: 5,
      currency: 'EUR',
      origin: 'redeem',
      createdAt: '2026-03-04T09:15:00.400Z',
      expiresAt: '2026-04-03T09:15:00.400Z',
    });
    expect(reward.code).toMatch(/^[2-9A-HJKMNP-Z]{12}$/);
    expect((await program.history(customer.customerIdentifier))[0].reward).toEqual(reward);
    expect(await api.newEvents()).toMatchObject([
      {
        topic: 'customer/rewardCreated',
        payload: {
          origin: 'redeem',
          reward,
          action: { id: ruleId, isFlexible: false, spentPoints: 100 },
        },
      },
    ]);
    expect(await state()).toEqual(['fulfilled']);
    expect(await program.fulfill(randomBytes)).toEqual({ claimed: 0, errors: [] });
  });

  it.each([
    ['fixed_amount', 199.99, 20, 9.99],
    ['fixed_amount', 100, 3, 33.33],
    ['percentage', 200, 20, 10],
    ['percentage', 320.5, 1, 100],
  ] as const)(
    'is worth for a flexible %s rule: %d points at %d a unit, %d',
    async (type, pointsToSpend, pointsPerUnit, value) => {
      const ruleId = await program.spendingRule({ type, isFlexible: true, pointsPerUnit });
      expect((await redeem(ruleId, { pointsToSpend })).status).toBe(204);
      expect(await balance()).toBeCloseTo(320.5 - pointsToSpend, 10);
      await program.fulfill(randomBytes);
      expect(await program.activeRewards(customer.customerIdentifier)).toMatchObject([{ value }]);
    },
  );

  it.each(['free_shipping', 'gift_card'] as const)('issues the code of a %s rule', async (type) => {
    await redeem(await program.spendingRule({ type }));
    await program.fulfill(randomBytes);
    const [reward] = await program.activeRewards(customer.customerIdentifier);
    expect(reward).toMatchObject(
      type === 'gift_card' ? { type, value: 5 } : { discountType: type, value: null },
    );
  });

  it('gives the chosen variant of a free product', async () => {
    const { ruleId, productId, lemon } = await program.freeProductRule();
    expect((await redeem(ruleId, { selectedVariantId: lemon })).status).toBe(204);
    await program.fulfill(randomBytes);
    expect(await program.activeRewards(customer.customerIdentifier)).toMatchObject([
      { type: 'free_product', value: 100, product: { id: productId, variantId: lemon } },
    ]);
  });

  it('ignores selectedVariantId for other rules', async () => {
    const ruleId = await program.spendingRule();
    expect((await redeem(ruleId, { selectedVariantId: 1 })).status).toBe(204);
  });

  it('accepts a balance that equals the price', async () => {
    expect((await redeem(await program.spendingRule({ pointsPrice: 320.5 }))).status).toBe(204);
    expect(await balance()).toBe(0);
  });

  it('returns 403 for a price 0.01 above the balance, and changes nothing', async () => {
    const response = await redeem(await program.spendingRule({ pointsPrice: 320.51 }));
    expect(response.status).toBe(403);
    expect(await balance()).toBe(320.5);
    expect(await api.newEvents()).toEqual([]);
    expect(await state()).toEqual([]);
  });

  it.each([
    ['is missing', {}],
    ['is below the minimum', { pointsToSpend: 99.99 }],
    ['is above the maximum', { pointsToSpend: 200.01 }],
  ])('returns 400 if pointsToSpend %s', async (_case, choice) => {
    const range = { pointsPerUnit: 10, minPointsToSpend: 100, maxPointsToSpend: 200 };
    const ruleId = await program.spendingRule({ isFlexible: true, ...range });
    expect((await redeem(ruleId, choice)).status).toBe(400);
    expect(await balance()).toBe(320.5);
  });

  it.each([100, 200])('accepts pointsToSpend at the bounds: %d', async (pointsToSpend) => {
    const range = { pointsPerUnit: 10, minPointsToSpend: 100, maxPointsToSpend: 200 };
    const ruleId = await program.spendingRule({ isFlexible: true, ...range });
    expect((await redeem(ruleId, { pointsToSpend })).status).toBe(204);
  });

  it('returns 400 for pointsToSpend on a fixed rule and for an inactive rule', async () => {
    const fixed = await program.spendingRule();
    expect((await redeem(fixed, { pointsToSpend: 100 })).status).toBe(400);
    expect((await redeem(await program.spendingRule({ isActive: false }))).status).toBe(400);
  });

  it('returns 400 if selectedVariantId is missing, foreign or of a removed product', async () => {
    const { ruleId, productId, mint } = await program.freeProductRule();
    expect((await redeem(ruleId)).status).toBe(400);
    expect((await redeem(ruleId, { selectedVariantId: 1 })).status).toBe(400);
    await api.database
      .update(products)
      .set({ removedAt: new Date(api.clock.now()) })
      .where(and(eq(products.shopId, api.shop.id), eq(products.id, productId)));
    expect((await redeem(ruleId, { selectedVariantId: mint })).status).toBe(400);
  });

  it('returns 403 to customers outside of the points program, and while it is off', async () => {
    const ruleId = await program.spendingRule();
    const excluded = await program.customer({ pointsBalance: 500, isEligibleForPoints: false });
    expect((await redeem(ruleId, {}, excluded)).status).toBe(403);
    await program.settings({ points: { isEnabled: false, expireAfterDays: null } });
    expect((await redeem(ruleId)).status).toBe(403);
    expect(await balance()).toBe(320.5);
  });

  it('returns 403 for a rule of other tiers', async () => {
    const [silver, gold] = [await program.tier(1), await program.tier(2)];
    const ruleId = await program.spendingRule({ tierIds: [gold] });
    const inTier = (tierId: number) => program.customer({ pointsBalance: 500, tierId });
    expect((await redeem(ruleId)).status).toBe(403);
    expect((await redeem(ruleId, {}, await inTier(silver))).status).toBe(403);
    expect((await redeem(ruleId, {}, await inTier(gold))).status).toBe(204);
  });

  it('returns 403 after the use limit; failed redemptions do not count', async () => {
    const { ruleId, productId, mint } = await program.freeProductRule({ useLimit: 1 });
    await redeem(ruleId, { selectedVariantId: mint });
    expect((await redeem(ruleId, { selectedVariantId: mint })).status).toBe(403);
    await setRemoved(productId, true);
    await program.fulfill(randomBytes);
    await setRemoved(productId, false);
    expect((await redeem(ruleId, { selectedVariantId: mint })).status).toBe(204);
  });

  it('returns 404 for an unknown customer first, then for an unknown rule', async () => {
    expect(await redeem(1, {}, { id: 0, customerIdentifier: '1' })).toMatchObject({
      status: 404,
      body: { message: ['customerIdentifier matches no customer'] },
    });
    expect(await redeem(1)).toMatchObject({
      status: 404,
      body: { message: ['ruleId matches no spending rule'] },
    });
  });

  it('accepts a storefront token of the customer and rejects one of somebody else', async () => {
    const ruleId = await program.spendingRule();
    const { customerIdentifier } = customer;
    const token = await api.issueStorefrontToken({ customerIdentifier });
    expect((await api.call('redeem', { token, body: { ruleId } })).status).toBe(204);
    const body = { ruleId, customerIdentifier: (await program.customer()).customerIdentifier };
    expect((await api.call('redeem', { token, body })).status).toBe(403);
  });
});

async function setRemoved(productId: number, isRemoved: boolean) {
  await api.database
    .update(products)
    .set({ removedAt: isRemoved ? new Date(api.clock.now()) : null })
    .where(and(eq(products.shopId, api.shop.id), eq(products.id, productId)));
}

describe('fulfillment', () => {
  it('is tried again after 1 s, 5 s and 30 s, then the points come back', async () => {
    await redeem(await program.spendingRule());
    await api.newEvents();
    expect((await program.fulfill(noCodes)).claimed).toBe(1);
    for (const seconds of [1, 5, 30]) {
      api.clock.advance(seconds * SECOND_MS - 1);
      expect((await program.fulfill(noCodes)).claimed).toBe(0);
      expect(await balance()).toBe(220.5);
      api.clock.advance(1);
      expect((await program.fulfill(noCodes)).claimed).toBe(1);
    }
    expect(await topics()).toEqual(['customer/balanceUpdated']);
    expect(await state()).toEqual(['failed']);
    expect(await balance()).toBe(320.5);
  });

  it('gives the points back with a refund activity and customer/balanceUpdated', async () => {
    const ruleId = await program.spendingRule();
    await redeem(ruleId);
    await api.newEvents();
    await api.database
      .delete(spendingRules)
      .where(and(eq(spendingRules.shopId, api.shop.id), eq(spendingRules.id, ruleId)));
    await program.fulfill(randomBytes);
    expect(await state()).toEqual(['failed']);
    expect(await balance()).toBe(320.5);
    expect(await program.history(customer.customerIdentifier)).toMatchObject([
      { type: 'refund', refundedPoints: 100 },
      { type: 'redeem', spentPoints: 100, reward: null },
      { type: 'manual' },
    ]);
    expect(await api.newEvents()).toMatchObject([
      { topic: 'customer/balanceUpdated', payload: { balanceDelta: 100, pointsBalance: 320.5 } },
    ]);
    expect(await program.activeRewards(customer.customerIdentifier)).toEqual([]);
  });

  it('fails at once if the product is gone', async () => {
    const { ruleId, productId, mint } = await program.freeProductRule();
    await redeem(ruleId, { selectedVariantId: mint });
    await setRemoved(productId, true);
    await program.fulfill(randomBytes);
    expect(await state()).toEqual(['failed']);
    expect(await balance()).toBe(320.5);
  });

  it('succeeds for a rule that was switched off after the request', async () => {
    const ruleId = await program.spendingRule();
    await redeem(ruleId);
    await api.database
      .update(spendingRules)
      .set({ isActive: false })
      .where(and(eq(spendingRules.shopId, api.shop.id), eq(spendingRules.id, ruleId)));
    await program.fulfill(randomBytes);
    expect(await state()).toEqual(['fulfilled']);
  });

  it('is taken over when the lease of a crashed process ends, and happens once', async () => {
    await redeem(await program.spendingRule());
    const claim = (milliseconds: number) => {
      const now = new Date(api.clock.now());
      return claimDue(api.database, {
        now,
        leaseEndsAt: new Date(now.getTime() + milliseconds),
        limit: 10,
        shopIds: [api.shop.id],
      });
    };
    // The process that claimed it ends without a trace.
    expect(await claim(60 * SECOND_MS)).toHaveLength(1);
    api.clock.advance(60 * SECOND_MS - 1);
    expect((await program.fulfill(randomBytes)).claimed).toBe(0);
    api.clock.advance(1);
    expect(await program.fulfill(randomBytes)).toEqual({ claimed: 1, errors: [] });
    expect(await state()).toEqual(['fulfilled']);
    expect(await program.activeRewards(customer.customerIdentifier)).toHaveLength(1);
  });

  it('makes another code if one is taken', async () => {
    const bytesOf = (value: number) => (count: number) => new Uint8Array(count).fill(value);
    const ruleId = await program.spendingRule();
    await redeem(ruleId);
    await program.fulfill(bytesOf(0));
    await redeem(ruleId);
    let calls = 0;
    const firstTaken = (count: number) => bytesOf(calls++ === 0 ? 0 : 1)(count);
    expect(await program.fulfill(firstTaken)).toMatchObject({ errors: [] });
    const codes = (await program.activeRewards(customer.customerIdentifier)).map(
      ({ code }: { code: string }) => code,
    );
    expect(codes.sort()).toEqual(['222222222222', '333333333333']);
  });

  it('emits the events of a redemption in their order', async () => {
    await redeem(await program.spendingRule());
    await program.fulfill(randomBytes);
    expect(await topics()).toEqual(['customer/balanceUpdated', 'customer/rewardCreated']);
  });

  it('leaves redemptions alone that are not due', async () => {
    await redeem(await program.spendingRule());
    await api.database
      .update(redemptions)
      .set({ dueAt: new Date(api.clock.now() + 1) })
      .where(eq(redemptions.shopId, api.shop.id));
    expect((await program.fulfill(randomBytes)).claimed).toBe(0);
  });
});

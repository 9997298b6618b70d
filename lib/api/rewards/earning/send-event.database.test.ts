import { describe, expect, it } from 'vitest';
import type { PromisedCode } from '../../database/reward-types';
import {
  api,
  balance,
  customer,
  program,
  replaceCustomer,
  send,
  setUpProgram,
} from '../program.fixture';

const DAY_MS = 24 * 60 * 60 * 1_000;

setUpProgram();

/** With a new access token, after the first one has expired. */
async function sendLater(ruleId: number) {
  return send(ruleId, customer, await api.issueToken('full'));
}

describe('sendEvent', () => {
  it('gives points before it responds, and fires customer/balanceUpdated', async () => {
    const ruleId = await program.earningRule();
    expect((await send(ruleId)).status).toBe(204);
    expect(await balance()).toBe(50);
    expect(await program.history(customer.customerIdentifier)).toMatchObject([
      {
        type: 'reward',
        reward: { type: 'points', points: 50 },
        earningRule: { id: ruleId, type: 'custom_action', title: 'Visit us' },
      },
    ]);
    expect(await api.newEvents()).toMatchObject([
      {
        topic: 'customer/balanceUpdated',
        payload: {
          previousBalance: 0,
          pointsBalance: 50,
          balanceDelta: 50,
          activity: { type: 'reward', earningRule: { id: ruleId, rewarding: { points: 50 } } },
        },
      },
    ]);
  });

  it('issues a code and fires customer/rewardCreated', async () => {
    const ruleId = await program.earningRule({
      rewarding: {
        type: 'discount',
        discountType: 'percentage',
        value: 15,
        minimumPurchaseAmount: 20,
        lifetimeInDays: 30,
      },
    });
    expect((await send(ruleId)).status).toBe(204);
    const [reward, ...others] = await program.activeRewards(customer.customerIdentifier);
    expect(others).toEqual([]);
    expect(reward).toMatchObject({
      type: 'discount',
      discountType: 'percentage',
      title: 'Visit us',
      value: 15,
      minimumPurchaseAmount: 20,
      origin: 'reward',
      createdAt: '2026-03-04T09:15:00.000Z',
      expiresAt: '2026-04-03T09:15:00.000Z',
    });
    expect(reward.code).toMatch(/^[2-9A-HJKMNP-Z]{12}$/);
    expect(await balance()).toBe(0);
    expect(await api.newEvents()).toMatchObject([
      {
        topic: 'customer/rewardCreated',
        payload: { origin: 'reward', reward: { code: reward.code }, action: { id: ruleId } },
      },
    ]);
  });

  it.each<[PromisedCode]>([
    [{ type: 'gift_card', value: 20, currency: 'EUR' }],
    [
      {
        type: 'discount',
        discountType: 'fixed_amount',
        value: 5,
        currency: 'EUR',
        minimumPurchaseAmount: null,
        lifetimeInDays: null,
      },
    ],
    [
      {
        type: 'discount',
        discountType: 'free_shipping',
        value: null,
        minimumPurchaseAmount: null,
        lifetimeInDays: null,
        maxShippingRate: 9.9,
      },
    ],
    [
      {
        type: 'free_product',
        minimumPurchaseAmount: null,
        lifetimeInDays: 7,
        products: [{ id: 880021, handle: 'tea-sampler', variantId: 990031 }],
      },
    ],
  ])('issues the code that a rule promises: %j', async (rewarding) => {
    await send(await program.earningRule({ rewarding }));
    const [reward] = await program.activeRewards(customer.customerIdentifier);
    expect(reward.type).toBe(rewarding.type);
    if ('value' in rewarding) expect(reward.value).toBe(rewarding.value);
    if ('products' in rewarding) expect(reward.product).toEqual(rewarding.products[0]);
  });

  it('multiplies points by the multiplier of the tier, rounded half up', async () => {
    const tierId = await program.tier(1, { conditionValue: 0, pointsMultiplier: 1.25 });
    await replaceCustomer({ tierId, tierAchievedAt: new Date(api.clock.now()) });
    await send(await program.earningRule({ rewarding: { type: 'points', points: 0.02 } }));
    expect(await balance()).toBe(0.03);
  });

  it("doesn't multiply while the tiers program is off", async () => {
    const tierId = await program.tier(1, { conditionValue: 0, pointsMultiplier: 2 });
    await program.settings({ tiers: { isEnabled: false, period: 'firstOrder' } });
    await replaceCustomer({ tierId, tierAchievedAt: new Date(api.clock.now()) });
    await send(await program.earningRule());
    expect(await balance()).toBe(50);
  });

  it('moves the expiry of the balance', async () => {
    await send(await program.earningRule());
    const { pointsExpireAt } = await program.readCustomer(customer.id);
    expect(pointsExpireAt?.toISOString()).toBe('2027-03-04T09:15:00.000Z');
    await program.settings({ points: { isEnabled: true, expireAfterDays: null } });
    await send(await program.earningRule());
    expect((await program.readCustomer(customer.id)).pointsExpireAt).toBeNull();
  });

  describe('limits', () => {
    it('returns 422 after timesAction rewards, and changes nothing', async () => {
      const ruleId = await program.earningRule({ timesAction: 2 });
      expect((await send(ruleId)).status).toBe(204);
      expect((await send(ruleId)).status).toBe(204);
      await api.newEvents();
      expect(await send(ruleId)).toMatchObject({ status: 422 });
      expect(await balance()).toBe(100);
      expect(await api.newEvents()).toEqual([]);
    });

    it('slides the period: a reward counts until exactly periodInDays later', async () => {
      const ruleId = await program.earningRule({ timesAction: 1, periodInDays: 7 });
      expect((await send(ruleId)).status).toBe(204);
      api.clock.advance(7 * DAY_MS - 1);
      expect((await sendLater(ruleId)).status).toBe(422);
      api.clock.advance(1);
      expect((await sendLater(ruleId)).status).toBe(204);
    });

    it('counts forever without a period', async () => {
      const ruleId = await program.earningRule({ timesAction: 1, periodInDays: null });
      await send(ruleId);
      api.clock.advance(5_000 * DAY_MS);
      expect((await sendLater(ruleId)).status).toBe(422);
    });

    it('has no limit without timesAction', async () => {
      const ruleId = await program.earningRule({ timesAction: null, periodInDays: 1 });
      for (let time = 0; time < 5; time++) expect((await send(ruleId)).status).toBe(204);
    });

    it('counts each customer and each rule apart', async () => {
      const first = await program.earningRule({ timesAction: 1 });
      const second = await program.earningRule({ timesAction: 1 });
      const other = await program.customer();
      expect((await send(first)).status).toBe(204);
      expect((await send(second)).status).toBe(204);
      expect((await send(first, other)).status).toBe(204);
    });
  });

  describe('errors', () => {
    it('returns 404 for an unknown customer first, then for an unknown rule', async () => {
      expect(await send(1, { id: 0, customerIdentifier: '1' })).toMatchObject({
        status: 404,
        body: { message: ['customerIdentifier matches no customer'] },
      });
      expect(await send(1)).toMatchObject({
        status: 404,
        body: { message: ['ruleId matches no earning rule'] },
      });
    });

    it('returns 400 for a rule of another type', async () => {
      const ruleId = await program.earningRule({ type: 'facebook_share' });
      expect(await send(ruleId)).toMatchObject({ status: 400 });
    });

    it('returns 400 for another ruleType', async () => {
      const body = {
        customerIdentifier: customer.customerIdentifier,
        ruleId: await program.earningRule(),
        ruleType: 'facebook_share',
      };
      expect(await api.call('sendEvent', { body })).toMatchObject({ status: 400 });
      expect(await balance()).toBe(0);
    });

    it('returns 400 for an inactive rule', async () => {
      expect((await send(await program.earningRule({ isActive: false }))).status).toBe(400);
    });

    it('returns 400 while the points program is off', async () => {
      const ruleId = await program.earningRule();
      await program.settings({ points: { isEnabled: false, expireAfterDays: null } });
      expect((await send(ruleId)).status).toBe(400);
    });

    it('returns 400 for a customer outside the points program', async () => {
      await replaceCustomer({ isEligibleForPoints: false });
      expect((await send(await program.earningRule())).status).toBe(400);
    });

    it('rejects storefront tokens: customers must not reward themselves', async () => {
      const { customerIdentifier } = customer;
      const token = await api.issueStorefrontToken({ customerIdentifier });
      const body = {
        customerIdentifier,
        ruleId: await program.earningRule(),
        ruleType: 'custom_action',
      };
      expect((await api.call('sendEvent', { body, token })).status).toBe(403);
    });
  });
});

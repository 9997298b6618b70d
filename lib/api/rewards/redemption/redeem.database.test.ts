import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { api, balance, customer, program, setUpProgram } from '../program.fixture';
import { redeem, setRemoved, state } from './redeem.fixture';

setUpProgram({ pointsBalance: 320.5 });

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

  it('returns the id of the redemption, also when it is replayed, and the event of the reward has it', async () => {
    const ruleId = await program.spendingRule();
    const { customerIdentifier } = customer;
    const body = { customerIdentifier, ruleId };
    const send = () => api.call('redeem', { body, headers: { 'Idempotency-Key': 'redeem-1' } });
    const first = await send();
    const id = Number(first.headers.get('x-redemption-id'));
    expect([first.status, id > 0]).toEqual([204, true]);
    const second = await send();
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(second.headers.get('x-redemption-id')).toBe(String(id));
    await api.newEvents();
    api.clock.advance(400);
    await program.fulfill(randomBytes);
    expect(await api.newEvents()).toMatchObject([
      { topic: 'customer/rewardCreated', payload: { redemptionId: id } },
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
    await setRemoved(productId, true);
    expect((await redeem(ruleId, { selectedVariantId: mint })).status).toBe(400);
  });

  it('returns 403 to customers outside the points program, and while it is off', async () => {
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

  it('accepts a storefront token of the customer and rejects one of another customer', async () => {
    const ruleId = await program.spendingRule();
    const { customerIdentifier } = customer;
    const token = await api.issueStorefrontToken({ customerIdentifier });
    expect((await api.call('redeem', { token, body: { ruleId } })).status).toBe(204);
    const body = { ruleId, customerIdentifier: (await program.customer()).customerIdentifier };
    expect((await api.call('redeem', { token, body })).status).toBe(403);
  });
});

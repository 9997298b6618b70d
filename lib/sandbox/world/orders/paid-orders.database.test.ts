import { describe, expect, it } from 'vitest';
import { balance, customer, program, setUpProgram, world } from '../program.fixture';
import { customerOf, history, pay, placeOrder, SCARF } from './orders.fixture';

setUpProgram();

describe('orderPaid', () => {
  it('gives points for the amount, and fires customer/balanceUpdated', async () => {
    const ruleId = await placeOrder();
    expect(await pay(40.55, { orderId: 771 })).toEqual(['customer/balanceUpdated']);
    expect(await balance()).toBe(81.1);
    expect(await history()).toMatchObject([
      {
        type: 'reward',
        note: 'Order 771',
        reward: { type: 'points', points: 81.1 },
        earningRule: { id: ruleId, type: 'place_order' },
      },
    ]);
  });

  it('uses codes of the customer, each once, and nothing of an order with another code', async () => {
    await placeOrder();
    await program.reward(customer.id, { code: 'USED-1' });
    await program.reward(customer.id, { code: 'KEPT-1' });
    const other = await program.customer();
    await program.reward(other.id, { code: 'OTHER-1' });
    await program.reward(customer.id, {
      code: 'EXPIRED-1',
      expiresAt: new Date(world.clock.now()),
    });
    const codes = async () =>
      (await program.activeRewards(customer.customerIdentifier)).map(
        ({ code }: { code: string }) => code,
      );
    await pay(10, { codes: ['USED-1'] });
    expect(await codes()).toEqual(['KEPT-1']);
    for (const code of ['USED-1', 'OTHER-1', 'EXPIRED-1']) {
      const order = { ...customerOf(), total: 10, codes: ['KEPT-1', code] };
      const problem = 'codes.1 matches no active reward of the customer';
      expect(await world.reject('orderPaid', order)).toEqual([400, problem]);
    }
    expect(await codes()).toEqual(['KEPT-1']);
    expect(await balance()).toBe(20);
  });

  it('multiplies by the tier before the order and by the boost campaign, and rounds half up once', async () => {
    await placeOrder({ rewarding: { type: 'points', points: 1, spentAmount: 1 } });
    const silver = await program.tier(1, {
      pointsMultiplier: 1.25,
      conditionValue: 10,
      details: { condition: 'spent_amount' },
    });
    await program.tier(2, {
      pointsMultiplier: 3,
      conditionValue: 30,
      details: { condition: 'spent_amount' },
    });
    await program.campaign({ pointsMultiplier: 1.5 });
    await world.act('assignTier', { ...customerOf(), tierId: silver });
    expect(await pay(33.34)).toEqual(['customer/balanceUpdated', 'customer/tierUpdated']);
    // 33.34 × 1.25 × 1.5 = 62.5125
    expect(await balance()).toBe(62.51);
    // 0.02 × 3 × 1.5 = 0.09
    await pay(0.02);
    expect(await balance()).toBe(62.6);
  });

  it.each([
    ['0.03 × 1.5 = 0.045', 0.03, 0.05],
    ['0.01 × 1.5 = 0.015', 0.01, 0.02],
    ['0.02 × 1.5 = 0.03', 0.02, 0.03],
  ])('rounds half up: %s', async (_name, total, points) => {
    await placeOrder({ rewarding: { type: 'points', points: 1, spentAmount: 1 } });
    await program.campaign({ pointsMultiplier: 1.5 });
    await pay(total);
    expect(await balance()).toBe(points);
  });

  it('gives nothing below the minimum, above the limit, or for an order without a price', async () => {
    await placeOrder({ options: { minimumOrderAmount: 20 }, timesAction: 1, periodInDays: 30 });
    expect(await pay(19.99)).toEqual([]);
    expect(await pay(0)).toEqual([]);
    expect(await pay(20)).toEqual(['customer/balanceUpdated']);
    expect(await pay(20)).toEqual([]);
    world.clock.advance(30 * 24 * 60 * 60 * 1_000);
    expect(await pay(20)).toEqual(['customer/balanceUpdated']);
  });

  it('fills a punch card with orders of the minimum, and rewards the full card once', async () => {
    const ruleId = await program.earningRule({
      type: 'punch_card',
      rewarding: { type: 'points', points: 250 },
      options: { ordersRequired: 2, minimumOrderAmount: 20 },
    });
    const progress = async () => {
      const query = { ...customerOf(), ruleId };
      return (await world.call('getPunchCardProgress', { query })).body.punchCardProgress;
    };
    expect(await pay(19)).toEqual([]);
    expect(await progress()).toMatchObject({ ordersCompleted: 0, lastPunchedAt: null });
    expect(await pay(20)).toEqual([]);
    expect(await progress()).toMatchObject({
      ordersCompleted: 1,
      lastPunchedAt: '2026-03-04T09:15:00.000Z',
    });
    expect(await pay(20)).toEqual(['customer/balanceUpdated']);
    expect(await progress()).toMatchObject({ ordersCompleted: 2, completed: true });
    expect(await pay(20)).toEqual([]);
    expect(await balance()).toBe(250);
  });

  it('rewards what was spent in total, and certain products', async () => {
    await program.earningRule({
      type: 'goal_spend',
      timesAction: 1,
      rewarding: { type: 'points', points: 100 },
      options: { goalAmount: 50 },
    });
    await program.earningRule({
      type: 'buy_product_x',
      position: 1,
      rewarding: { type: 'gift_card', value: 5, currency: 'EUR' },
      options: { productIds: [SCARF.productId] },
    });
    expect(await pay(30, { items: [{ variantId: 990014 }] })).toEqual([]);
    const items = [{ variantId: SCARF.variantId, quantity: 2 }];
    expect(await pay(20, { items })).toEqual(['customer/balanceUpdated', 'customer/rewardCreated']);
    expect(await pay(20)).toEqual([]);
  });

  it('makes the customer a verified buyer who can answer questions', async () => {
    await pay(59, { items: [{ variantId: SCARF.variantId }] });
    const { body } = await world.call('createReview', {
      body: { ...customerOf(), productId: SCARF.productId, rate: 5, body: 'Warm.' },
    });
    expect(body.review.isVerifiedBuyer).toBe(true);
    const answer = { body: 'Yes.', isPublished: true };
    const { status } = await world.call('createAnswer', {
      body: { ...customerOf(), questionId: 710, answer },
    });
    expect(status).toBe(200);
  });

  it('lets the customer reach a tier: tierUpdated, then the entry reward', async () => {
    const tierId = await program.tier(1, {
      conditionValue: 100,
      details: {
        condition: 'spent_amount',
        tagsToAdd: ['vip'],
        rewarding: { type: 'points', points: 50 },
      },
    });
    expect(await pay(99.99)).toEqual([]);
    expect(await pay(0.01)).toEqual(['customer/tierUpdated', 'customer/balanceUpdated']);
    expect(await program.readCustomer(customer.id)).toMatchObject({ tierId, tags: ['vip'] });
    expect(await history()).toMatchObject([{ type: 'tier', tier: { id: tierId } }]);
  });

  it('gives no points while the points program is off, or to customers who are not eligible', async () => {
    await placeOrder();
    const { customerIdentifier } = await program.customer({ isEligibleForPoints: false });
    expect(await world.act('orderPaid', { customerIdentifier, total: 10 })).toEqual([]);
    await world.act('programOff', { program: 'points' });
    expect(await pay(10)).toEqual([]);
    await world.act('programOn', { program: 'points' });
    expect(await pay(10)).toEqual(['customer/balanceUpdated']);
  });

  it('is rejected with unknown customers, variants, and ids that are taken', async () => {
    const order = { ...customerOf(), total: 1 };
    expect(await world.reject('orderPaid', { ...order, customerIdentifier: '1' })).toEqual([
      404,
      'customerIdentifier matches no customer',
    ]);
    const items = [{ variantId: SCARF.variantId }, { variantId: 1 }];
    expect(await world.reject('orderPaid', { ...order, items })).toEqual([
      404,
      'items.1.variantId matches no variant',
    ]);
    expect(await world.reject('orderPaid', { ...order, orderId: 5_500_201 })).toEqual([
      400,
      'orderId is already the id of an order',
    ]);
  });
});

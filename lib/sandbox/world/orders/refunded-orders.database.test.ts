import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isRow } from '../../../api/database/sql';
import { orderItems, orders } from '../../../api/database/tables/catalog';
import { balance, customer, program, setUpProgram, world } from '../program.fixture';
import { createWorld } from '../world.fixture';
import { customerOf, history, pay, placeOrder, SCARF } from './orders.fixture';

setUpProgram();

const refund = (orderId: number, fields: object = {}) =>
  world.act('orderRefunded', { orderId, ...fields });

describe('orderRefunded', () => {
  it('takes back all points, the punch and the milestone of a whole order', async () => {
    await placeOrder();
    const punchCard = await program.earningRule({
      type: 'punch_card',
      position: 1,
      rewarding: { type: 'points', points: 10 },
      options: { ordersRequired: 2 },
    });
    await program.tier(1, { conditionValue: 100, details: { condition: 'spent_amount' } });
    await pay(40, { orderId: 1 });
    expect(await refund(1)).toEqual(['customer/balanceUpdated']);
    expect(await balance()).toBe(0);
    expect((await history())[0]).toMatchObject({
      type: 'manual',
      points: -80,
      note: 'Order 1 was refunded',
    });
    const query = { ...customerOf(), ruleId: punchCard };
    const { body: card } = await world.call('getPunchCardProgress', { query });
    expect(card.punchCardProgress.ordersCompleted).toBe(0);
    const { body: tier } = await world.call('getTierProgress', { query: customerOf() });
    expect(tier.tierProgress).toMatchObject({ currentValue: 0, remainingValue: 100 });
  });

  it('takes back a part of points and milestone for a partial refund, and the rest with the last one', async () => {
    await placeOrder();
    await program.tier(1, { conditionValue: 1_000, details: { condition: 'spent_amount' } });
    await pay(30, { orderId: 2, items: [{ variantId: SCARF.variantId }] });
    await refund(2, { amount: 10, variantIds: [SCARF.variantId] });
    expect(await balance()).toBe(40);
    expect((await history())[0]).toMatchObject({ note: 'Order 2 was partly refunded' });
    const { body } = await world.call('getTierProgress', { query: customerOf() });
    expect(body.tierProgress.currentValue).toBe(20);
    const [order] = await world.database
      .select({ refundedAt: orders.refundedAt, isRefunded: orderItems.isRefunded })
      .from(orders)
      .innerJoin(orderItems, and(eq(orderItems.shopId, orders.shopId), eq(orderItems.orderId, 2)))
      .where(isRow(orders, world.shop.id, 2));
    expect(order).toEqual({ refundedAt: null, isRefunded: true });
    await refund(2);
    expect(await balance()).toBe(0);
  });

  it('never makes a balance negative', async () => {
    await placeOrder();
    await pay(50, { orderId: 3 });
    await world.call('updateBalance', { body: { ...customerOf(), balanceDelta: -70 } });
    expect(await refund(3)).toEqual(['customer/balanceUpdated']);
    expect(await balance()).toBe(0);
    await pay(10, { orderId: 4 });
    await world.call('updateBalance', { body: { ...customerOf(), balanceDelta: -20 } });
    expect(await refund(4)).toEqual([]);
  });

  it('stops counting the customer as a buyer if the whole order is refunded', async () => {
    await pay(59, { orderId: 5, items: [{ variantId: SCARF.variantId }] });
    const answer = async () => {
      const body = {
        ...customerOf(),
        questionId: 710,
        answer: { body: 'Yes.', isPublished: true },
      };
      return (await world.call('createAnswer', { body })).status;
    };
    await refund(5, { amount: 58.99 });
    expect(await answer()).toBe(200);
    await refund(5);
    expect(await answer()).toBe(403);
  });

  it('keeps the tier of the customer', async () => {
    const tierId = await program.tier(1, {
      conditionValue: 10,
      details: { condition: 'purchases_made' },
    });
    await program.order(customer.id, 5);
    for (let paid = 1; paid < 10; paid++) await pay(1, { orderId: 50 + paid });
    expect((await program.readCustomer(customer.id)).tierId).toBe(tierId);
    expect(await refund(59)).toEqual([]);
    expect((await program.readCustomer(customer.id)).tierId).toBe(tierId);
  });

  it('is rejected for orders that are unknown or refunded, and for more than is left', async () => {
    await pay(30, { orderId: 6, items: [{ variantId: SCARF.variantId }] });
    const tooMuch = [400, 'amount must be at most 30, which is left of the order'];
    expect(await world.reject('orderRefunded', { orderId: 6, amount: 30.01 })).toEqual(tooMuch);
    expect(await world.reject('orderRefunded', { orderId: 7 })).toEqual([
      400,
      'orderId matches no order',
    ]);
    const variantIds = [SCARF.variantId, 990012];
    expect(await world.reject('orderRefunded', { orderId: 6, amount: 5, variantIds })).toEqual([
      400,
      'variantIds.1 matches no variant of the order',
    ]);
    await refund(6);
    expect(await world.reject('orderRefunded', { orderId: 6 })).toEqual([
      400,
      'orderId is the id of an order that is already refunded',
    ]);
  });
});

describe('the demo shop', () => {
  it('takes back the points of an order of its history', async () => {
    const demo = await createWorld();
    const before = (await demo.customer('7400112')).pointsBalance;
    expect(await demo.act('orderRefunded', { orderId: 5_500_203 })).toEqual([
      'customer/balanceUpdated',
    ]);
    expect((await demo.customer('7400112')).pointsBalance).toBe(before - 64);
  });
});

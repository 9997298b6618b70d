import { describe, expect, it } from 'vitest';
import {
  isBoosted,
  type PurchaseRule,
  pointsTakenBack,
  reachesMinimum,
  rewardsPurchase,
} from './order-rules';

const purchase = { total: 50, productIds: [7, 8], spent: 300, rewards: 0 };

const rule = (type: PurchaseRule['type'], options: PurchaseRule['options'] = {}) => ({
  type,
  options,
});

describe('reachesMinimum', () => {
  it.each([
    [undefined, 0, true],
    [20, 19.99, false],
    [20, 20, true],
  ])('with a minimum of %s and a total of %d is %s', (minimumOrderAmount, total, expected) => {
    expect(reachesMinimum(rule('place_order', { minimumOrderAmount }), total)).toBe(expected);
  });
});

describe('rewardsPurchase', () => {
  it.each([
    [rule('place_order'), true],
    [rule('place_order', { minimumOrderAmount: 50 }), true],
    [rule('place_order', { minimumOrderAmount: 50.01 }), false],
    [rule('buy_product_x', { productIds: [8, 9] }), true],
    [rule('buy_product_x', { productIds: [9] }), false],
    [rule('buy_product_x'), false],
    [rule('buy_product_x', { productIds: [8], minimumOrderAmount: 60 }), false],
    [rule('goal_spend', { goalAmount: 300 }), true],
    [rule('goal_spend', { goalAmount: 300.01 }), false],
    [rule('goal_spend'), false],
    [rule('punch_card', { ordersRequired: 1 }), false],
    [rule('create_account'), false],
  ])('%j is %s', (candidate, expected) => {
    expect(rewardsPurchase(candidate, purchase)).toBe(expected);
  });

  it.each([
    [1, 199.99, false],
    [1, 200, true],
    [2, 299.99, false],
    [2, 300, true],
  ])('after %d rewards for a goal of 100, %d spent is %s', (rewards, spent, expected) => {
    const goal = rule('goal_spend', { goalAmount: 100 });
    expect(rewardsPurchase(goal, { ...purchase, rewards, spent })).toBe(expected);
  });

  it('compares amounts exactly', () => {
    const goal = rule('goal_spend', { goalAmount: 0.1 });
    expect(rewardsPurchase(goal, { ...purchase, rewards: 2, spent: 0.3 })).toBe(true);
  });
});

describe('isBoosted', () => {
  it.each([
    ['place_order', true],
    ['buy_product_x', true],
    ['goal_spend', false],
    ['punch_card', false],
    ['leave_review', false],
  ] as const)('%s: %s', (type, expected) => {
    expect(isBoosted(type)).toBe(expected);
  });
});

describe('pointsTakenBack', () => {
  const order = { total: 30, points: 100, pointsBalance: 1_000 };

  it.each([
    [0, 30, 100],
    [0, 10, 33.33],
    [10, 20, 33.34],
    [20, 30, 33.33],
    [0, 0.01, 0.03],
  ])('from %d to %d of 30 refunded takes %d of 100 points', (refundedBefore, refunded, points) => {
    expect(pointsTakenBack({ ...order, refundedBefore, refunded })).toBe(points);
  });

  it('takes no more than what is left', () => {
    const refund = { ...order, refundedBefore: 0, refunded: 30 };
    expect(pointsTakenBack({ ...refund, pointsBalance: 12.5 })).toBe(12.5);
    expect(pointsTakenBack({ ...refund, pointsBalance: 0 })).toBe(0);
  });

  it('takes all points of an order without a price', () => {
    const free = { ...order, total: 0, refundedBefore: 0, refunded: 0 };
    expect(pointsTakenBack(free)).toBe(100);
  });
});

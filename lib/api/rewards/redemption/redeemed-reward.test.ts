import { describe, expect, it } from 'vitest';
import { redeemedReward } from './redeem-rules';
import { flexible, freeProduct, rule, settings, terms } from './redeem-rules.fixture';

describe('redeemedReward', () => {
  const reward = (of: ReturnType<typeof rule>, choice = {}) => redeemedReward(of, choice, settings);
  const common = { title: 'Title', origin: 'redeem', minimumPurchaseAmount: 30 };

  it('has the terms of a fixed amount, in the currency of the shop by default', () => {
    expect(reward(rule())).toEqual({
      ...common,
      type: 'discount',
      discountType: 'fixed_amount',
      value: 5,
      currency: 'EUR',
      maxShippingRate: null,
      appliesTo: 'all_products',
      collectionIds: [],
      product: null,
    });
    const inCollection = {
      ...terms,
      currency: 'CHF',
      appliesTo: 'collections' as const,
      collectionIds: [3],
    };
    expect(reward(rule({ terms: inCollection }))).toMatchObject({
      currency: 'CHF',
      appliesTo: 'collections',
      collectionIds: [3],
    });
  });

  it.each([
    ['fixed_amount', 199.99, 9.99],
    ['fixed_amount', 1_000_000, 50_000],
    ['percentage', 199.99, 9.99],
    ['percentage', 2_000, 100],
    ['percentage', 2_000.01, 100],
    ['percentage', 2_100, 100],
  ] as const)('values a flexible %s rule: %d points are worth %d', (type, pointsToSpend, value) => {
    const of = flexible({ type, maxPointsToSpend: null });
    expect(reward(of, { pointsToSpend }).value).toBe(value);
  });

  it('has the terms of a percentage', () => {
    expect(reward(rule({ type: 'percentage' }))).toEqual({
      ...common,
      type: 'discount',
      discountType: 'percentage',
      value: 5,
      currency: null,
      maxShippingRate: null,
      appliesTo: 'all_products',
      collectionIds: [],
      product: null,
    });
  });

  it('has the terms of free shipping', () => {
    expect(reward(rule({ type: 'free_shipping' }))).toEqual({
      ...common,
      type: 'discount',
      discountType: 'free_shipping',
      value: null,
      currency: null,
      maxShippingRate: 9.9,
      appliesTo: null,
      collectionIds: [],
      product: null,
    });
  });

  it('has the chosen variant of a free product', () => {
    expect(reward({ ...rule(), ...freeProduct }, { selectedVariantId: 20 })).toEqual({
      ...common,
      type: 'free_product',
      discountType: null,
      value: 100,
      currency: null,
      maxShippingRate: null,
      appliesTo: 'product',
      collectionIds: [],
      product: { id: 2, handle: 'tea', variantId: 20 },
    });
    expect(() => reward({ ...rule(), ...freeProduct })).toThrow('has no such variant');
  });

  it('has no conditions on a gift card', () => {
    expect(reward(rule({ type: 'gift_card' }))).toEqual({
      ...common,
      minimumPurchaseAmount: null,
      type: 'gift_card',
      discountType: null,
      value: 5,
      currency: 'EUR',
      maxShippingRate: null,
      appliesTo: null,
      collectionIds: [],
      product: null,
    });
  });
});

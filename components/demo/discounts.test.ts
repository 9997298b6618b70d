import { expect, it } from 'vitest';
import type { Cart, IssuedReward } from '@/lib/storefront/declared';
import { dueOf, savingOf } from './discounts.client';

const item = { variantId: 1, quantity: 2, handle: null, image: null };
const CART: Cart = {
  id: 'cart',
  currency: 'EUR',
  subtotal: 60.5,
  total: 60.5,
  items: [{ ...item, lineId: '1', productId: 7, price: 30.25, title: 'Apron' }],
};
const REWARD = {
  type: 'discount',
  discountType: 'fixed_amount',
  value: 10,
  minimumPurchaseAmount: null,
  product: null,
} as IssuedReward;

it.each<[string, Partial<IssuedReward>, number]>([
  ['an amount', {}, 10],
  ['an amount above the total', { value: 90 }, 60.5],
  ['a percentage, in cents', { discountType: 'percentage', value: 15 }, 9.08],
  ['free shipping, which has no price here', { discountType: 'free_shipping', value: null }, 0],
  ['a gift card', { type: 'gift_card', discountType: null, value: 20 }, 20],
  ['a total below the minimum', { minimumPurchaseAmount: 61 }, 0],
  ['a total at the minimum', { minimumPurchaseAmount: 60.5 }, 10],
])('%s', (_name, reward, saving) => {
  expect(savingOf({ ...REWARD, ...reward }, CART)).toBe(saving);
});

it('takes one free product off, if it is in the cart', () => {
  const free = (id: number) =>
    ({
      ...REWARD,
      type: 'free_product',
      discountType: null,
      value: 100,
      product: { id },
    }) as IssuedReward;
  expect(savingOf(free(7), CART)).toBe(30.25);
  expect(savingOf(free(8), CART)).toBe(0);
});

it('leaves whole cents to pay, and nothing below zero', () => {
  const due = (total: number, ...savings: number[]) =>
    dueOf(
      { total },
      savings.map((saving) => ({ code: 'A', saving })),
    );
  expect(due(29.9, 4.49)).toBe(25.41);
  expect(due(60.5)).toBe(60.5);
  expect(due(60.5, 50, 20)).toBe(0);
});

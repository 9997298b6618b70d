import { expect, it } from 'vitest';
import { createCart } from './cart';

const SCARF = { productId: 880010, variantId: 990013, quantity: 2 };

it('has one line for each variant, with their sum in cents', async () => {
  const { repository } = createCart();
  await repository.addItems([SCARF]);
  const { items, total } = await repository.addItems([{ ...SCARF, quantity: 1 }]);
  expect(items.map(({ lineId, quantity }) => [lineId, quantity])).toEqual([
    ['990011', 1],
    ['990020', 1],
    ['990013', 3],
  ]);
  expect(total).toBe(252.4);
  expect((await repository.removeItem('990013')).items).toHaveLength(2);
});

it('leaves out what the shop does not have, and keeps at most 99 of a variant', async () => {
  const { current, repository } = createCart();
  await repository.addItems([
    { productId: 1, variantId: 1, quantity: 1 },
    { ...SCARF, quantity: 500 },
  ]);
  expect(current().items.map(({ quantity }) => quantity)).toEqual([1, 1, 99]);
});

it('applies a code once, and adds the product of a code', async () => {
  const { current, discounts } = createCart();
  await discounts.applyDiscount({ code: 'A', variantId: 990013 } as never);
  await discounts.applyDiscount({ code: 'A' } as never);
  expect(await discounts.getAppliedDiscounts()).toEqual(['A']);
  expect(current().items).toHaveLength(3);
  await discounts.removeDiscount('A');
  expect(await discounts.getAppliedDiscounts()).toEqual([]);
});

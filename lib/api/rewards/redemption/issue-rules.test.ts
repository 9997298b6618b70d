import { describe, expect, it } from 'vitest';
import { CODE_ALPHABET, makeCode } from './code-rules';
import { LEASE_MS, nextAttemptAt } from './fulfillment-rules';
import { issuedByPromise, lifetimeOfPromise } from './promise-rules';

describe('makeCode', () => {
  it('uses no characters that look alike', () => {
    expect(CODE_ALPHABET).toHaveLength(31);
    expect(new Set(CODE_ALPHABET).size).toBe(31);
    expect(CODE_ALPHABET).not.toMatch(/[01OIL]/);
  });

  it('skips bytes that would make some characters more frequent', () => {
    const bytes = [255, 248, 247, 0, 30, 31];
    let position = 0;
    const code = makeCode((count) =>
      Uint8Array.from({ length: count }, () => bytes[position++ % bytes.length] ?? 0),
    );
    expect(code).toBe('Z2Z2Z2Z2Z2Z2');
  });

  it('has 12 characters', () => {
    expect(makeCode((count) => new Uint8Array(count))).toBe('2'.repeat(12));
  });
});

describe('nextAttemptAt', () => {
  const now = new Date(0);

  it.each([
    [1, 1_000],
    [2, 5_000],
    [3, 30_000],
  ])('after attempt %d is %d ms later', (attempts, milliseconds) => {
    expect(nextAttemptAt(attempts, now)).toEqual(new Date(milliseconds));
  });

  it('is null after the third retry', () => {
    expect(nextAttemptAt(4, now)).toBeNull();
    expect(nextAttemptAt(5, now)).toBeNull();
  });

  it('is shorter than the lease of a process that crashed', () => {
    expect(LEASE_MS).toBe(60_000);
  });
});

describe('issuedByPromise', () => {
  const conditions = { minimumPurchaseAmount: 20, lifetimeInDays: 30 };
  const nothing = { currency: null, maxShippingRate: null, collectionIds: [], product: null };

  it.each([
    [
      { type: 'discount', discountType: 'percentage', value: 15, ...conditions },
      { ...nothing, discountType: 'percentage', value: 15, appliesTo: 'all_products' },
    ],
    [
      { type: 'discount', discountType: 'fixed_amount', value: 5, currency: 'EUR', ...conditions },
      {
        ...nothing,
        discountType: 'fixed_amount',
        value: 5,
        currency: 'EUR',
        appliesTo: 'all_products',
      },
    ],
    [
      {
        type: 'discount',
        discountType: 'free_shipping',
        value: null,
        maxShippingRate: 9,
        ...conditions,
      },
      {
        ...nothing,
        discountType: 'free_shipping',
        value: null,
        maxShippingRate: 9,
        appliesTo: null,
      },
    ],
    [
      { type: 'free_product', products: [{ id: 1, handle: null, variantId: 2 }], ...conditions },
      {
        ...nothing,
        discountType: null,
        value: 100,
        appliesTo: 'product',
        product: { id: 1, handle: null, variantId: 2 },
      },
    ],
  ] as const)('keeps the terms of %j', (promise, expected) => {
    const issued = issuedByPromise(structuredClone(promise) as never, 'Title', 'tier');
    expect(issued).toEqual({
      title: 'Title',
      origin: 'tier',
      type: promise.type,
      minimumPurchaseAmount: 20,
      ...expected,
    });
    expect(lifetimeOfPromise(structuredClone(promise) as never)).toBe(30);
  });

  it('sets no conditions on a gift card', () => {
    const card = { type: 'gift_card', value: 10, currency: 'EUR' } as const;
    expect(issuedByPromise(card, 'Card', 'reward')).toEqual({
      ...nothing,
      title: 'Card',
      origin: 'reward',
      type: 'gift_card',
      discountType: null,
      value: 10,
      currency: 'EUR',
      minimumPurchaseAmount: null,
      appliesTo: null,
    });
    expect(lifetimeOfPromise(card)).toBeNull();
  });

  it('fails for a free product without a product', () => {
    const promise = { type: 'free_product' as const, products: [], ...conditions };
    expect(() => issuedByPromise(promise, 'Tea', 'reward')).toThrow('"Tea" has no product');
  });
});

import { describe, expect, it, vi } from 'vitest';
import type { CartRepository, URLType } from '../declared';
import { createPageSettings } from './page-settings';

const SUCCESS = { status: 'success' };
const CONTEXT = { type: 'cart', handle: null, productId: null, variantId: null } as const;

const create = () => createPageSettings({ isEnabled: true, warn: vi.fn() });
const error = (...details: string[]) => ({
  status: 'error',
  error: { code: 'INVALID_ARGUMENTS', details },
});

describe('the global product', () => {
  it('clears the variant when it changes', () => {
    const page = create();
    expect(page.setGlobalProductId(880010)).toEqual(SUCCESS);
    expect(page.setGlobalVariantId(990011)).toEqual(SUCCESS);
    expect(page.product).toEqual({ productId: 880010, variantId: 990011 });
    page.setGlobalProductId(880010);
    expect(page.product.variantId).toBe(990011);
    page.setGlobalProductId(880011);
    expect(page.product).toEqual({ productId: 880011, variantId: null });
    expect(page.setGlobalProductId(null)).toEqual(SUCCESS);
    expect(page.product.productId).toBeNull();
  });

  it.each([0, -1, 1.5, '880010', undefined, Number.NaN, 2 ** 60])('is not %j', (id) => {
    const page = create();
    page.setGlobalProductId(1);
    const must = 'must be a positive integer or null';
    expect(page.setGlobalProductId(id as never)).toMatchObject(error(`productId ${must}`));
    expect(page.setGlobalVariantId(id as never)).toMatchObject(error(`variantId ${must}`));
    expect(page.product).toEqual({ productId: 1, variantId: null });
  });

  it('is that of `init`, unless the page has set one before', () => {
    const page = create();
    page.startWith({ productId: 1, variantId: 2 });
    expect(page.product).toEqual({ productId: 1, variantId: 2 });
    const set = create();
    set.setGlobalProductId(3);
    set.startWith({ productId: 1, variantId: 2 });
    expect(set.product).toEqual({ productId: 3, variantId: null });
  });

  it.each([5, null])('is that of `init`, if the page has set only the variant %j', (variantId) => {
    const page = create();
    page.setGlobalVariantId(variantId);
    page.startWith({ productId: 1, variantId: 2 });
    expect(page.product).toEqual({ productId: 1, variantId });
  });
});

describe('the function for URLs', () => {
  it.each<URLType>([
    'product',
    'cart',
    'checkout',
    'login',
    'register',
    'rewards_page',
    'reviews_page',
    'wishlists_page',
    'shared_wishlists_page',
  ])('changes URLs of the type %s', (type) => {
    const page = create();
    page.setModifyURLFunction((url, context) => `/mine${url}?${context.type}`);
    expect(page.urlOf('/x', { ...CONTEXT, type })).toBe(`/mine/x?${type}`);
    expect(page.setModifyURLFunction(null)).toEqual(SUCCESS);
    expect(page.urlOf('/x', { ...CONTEXT, type })).toBe('/x');
  });

  it('is ignored if it returns something else, or throws', () => {
    const page = create();
    for (const modify of [
      async () => '/promise',
      () => undefined,
      () => {
        throw new Error('broken');
      },
    ]) {
      page.setModifyURLFunction(modify as never);
      expect(page.urlOf('/x', CONTEXT)).toBe('/x');
    }
    expect(page.setModifyURLFunction('/x' as never)).toMatchObject(
      error('fn must be a function or null'),
    );
  });
});

describe('the cart', () => {
  class Cart {
    getCart() {}
    addItems() {}
    removeItem() {}
  }
  const repository = new Cart() as unknown as CartRepository;

  it('is that of the last call', () => {
    const page = create();
    expect(page.cartRepository).toBeNull();
    expect(page.setCustomCartRepository(repository)).toEqual(SUCCESS);
    expect(page.setCustomCartRepository({ ...repository } as never)).toMatchObject(
      error(
        'getCart must be a function',
        'addItems must be a function',
        'removeItem must be a function',
      ),
    );
    expect(page.cartRepository).toBe(repository);
    expect(page.setCustomCartRepository(null as never)).toMatchObject({ status: 'error' });
  });
});

describe('the discount strategy', () => {
  it('needs one function, and has functions only', () => {
    const page = create();
    const strategy = { applyDiscount: async () => {} };
    expect(page.setCustomDiscountStrategy(strategy)).toEqual(SUCCESS);
    expect(page.discountStrategy).toBe(strategy);
    expect(page.setCustomDiscountStrategy({} as never)).toMatchObject(
      error('applyDiscount must be a function'),
    );
    const wrong = { ...strategy, removeDiscount: true };
    expect(page.setCustomDiscountStrategy(wrong as never)).toMatchObject(
      error('removeDiscount must be a function'),
    );
    expect(page.discountStrategy).toBe(strategy);
  });
});

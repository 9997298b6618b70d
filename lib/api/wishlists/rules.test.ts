import { describe, expect, it } from 'vitest';
import {
  idSet,
  isFull,
  itemToChange,
  productStatuses,
  realChanges,
  shareAddress,
  shareError,
} from './rules';

describe('the number of wishlists', () => {
  it('is limited to 100', () => {
    expect([0, 99, 100, 101].map(isFull)).toEqual([false, false, true, true]);
  });
});

describe('a set of ids', () => {
  it('is in ascending numerical order, without duplicates', () => {
    expect(idSet([10, 9, 100, 9])).toEqual([9, 10, 100]);
  });
});

describe('sharing wishlists', () => {
  const owned = [
    { id: 301, isPrivate: false },
    { id: 302, isPrivate: true },
    { id: 303, isPrivate: false },
  ];

  it('is allowed for wishlists of the owner that are not private', () => {
    expect(shareError(owned, [301])).toBeNull();
    expect(shareError(owned, [301, 303])).toBeNull();
  });

  it('is rejected for a private wishlist', () => {
    expect(shareError(owned, [301, 302])).toBe('privateWishlistShared');
  });

  it('is rejected for an unknown wishlist, also beside a private one', () => {
    expect(shareError(owned, [301, 304])).toBe('wishlistNotFound');
    expect(shareError(owned, [302, 304])).toBe('wishlistNotFound');
    expect(shareError([], [301])).toBe('wishlistNotFound');
  });

  it('leads to a page of the storefront', () => {
    expect(shareAddress('https://shop.example', 'sh_77ab')).toBe(
      'https://shop.example/pages/shared-wishlists?shareToken=sh_77ab',
    );
  });
});

describe('the item whose variant changes', () => {
  const one = [{ variantId: 11 }];
  const two = [{ variantId: 11 }, { variantId: 12 }];

  it('is the only one, or the one with oldVariantId', () => {
    expect(itemToChange(one, { newVariantId: 13 })).toEqual({ item: one[0] });
    expect(itemToChange(one, { newVariantId: 13, oldVariantId: 11 })).toEqual({ item: one[0] });
    expect(itemToChange(two, { newVariantId: 13, oldVariantId: 12 })).toEqual({ item: two[1] });
  });

  it('must be identified among several', () => {
    expect(itemToChange(two, { newVariantId: 13 })).toEqual({ error: 'variantAmbiguous' });
    expect(itemToChange(two, { newVariantId: 12 })).toEqual({ error: 'variantAmbiguous' });
  });

  it('must exist', () => {
    const error = { error: 'wishlistItemNotFound' };
    expect(itemToChange(two, { newVariantId: 13, oldVariantId: 14 })).toEqual(error);
    expect(itemToChange([], { newVariantId: 13 })).toEqual(error);
  });

  it('cannot get a variant that the wishlist contains', () => {
    const error = { error: 'variantAlreadyInWishlist' };
    expect(itemToChange(one, { newVariantId: 11 })).toEqual(error);
    expect(itemToChange(two, { newVariantId: 12, oldVariantId: 11 })).toEqual(error);
  });
});

describe('the statuses of products', () => {
  it('are in the requested order, with zeros for a product in no wishlist', () => {
    const own = [
      { productId: 1, variantId: 12 },
      { productId: 1, variantId: 11 },
      // The same variant in another wishlist.
      { productId: 1, variantId: 12 },
    ];
    expect(
      productStatuses(
        [3, 1, 2],
        new Map([
          [1, 5],
          [2, 4],
        ]),
        own,
      ),
    ).toEqual([
      { productId: 3, wishlistItemsCount: 0, productInWishlist: false, variantsInWishlist: [] },
      {
        productId: 1,
        wishlistItemsCount: 5,
        productInWishlist: true,
        variantsInWishlist: [11, 12],
      },
      { productId: 2, wishlistItemsCount: 4, productInWishlist: false, variantsInWishlist: [] },
    ]);
  });
});

describe('changes', () => {
  it('are what is sent and differs', () => {
    const stored = { title: 'Winter', isDefault: true, isPrivate: false };
    expect(realChanges(stored, { title: 'Winter', isDefault: false })).toEqual({
      isDefault: false,
    });
    expect(realChanges(stored, { title: undefined, isPrivate: true })).toStrictEqual({
      isPrivate: true,
    });
    expect(realChanges(stored, stored)).toEqual({});
  });
});

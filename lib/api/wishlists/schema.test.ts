import { describe, expect, it } from 'vitest';
import { createWishlistItemRequest } from './items.schema';
import {
  createShareLinkRequest,
  createWishlistRequest,
  updateWishlistRequest,
} from './lists.schema';

const customerIdentifier = '7400112';

describe('an owner of wishlists', () => {
  it('is a customer or a session, but not both', () => {
    const item = { productId: 880010 };
    const session = { sessionToken: 'ses_0c9a4d77' };
    const accepts = (owner: object) =>
      createWishlistItemRequest.safeParse({ ...item, ...owner }).success;
    expect(accepts({ customerIdentifier })).toBe(true);
    expect(accepts(session)).toBe(true);
    expect(accepts({ customerIdentifier, ...session })).toBe(false);
  });
});

describe('the bodies of the wishlist operations', () => {
  it('need something to change', () => {
    expect(updateWishlistRequest.safeParse({ wishlistId: 1 }).success).toBe(false);
    expect(updateWishlistRequest.safeParse({ wishlistId: 1, customerIdentifier }).success).toBe(
      false,
    );
    expect(updateWishlistRequest.safeParse({ wishlistId: 1, isPrivate: false }).success).toBe(true);
  });

  it('need a title of 1 to 255 characters', () => {
    const accepts = (wishlistTitle: unknown) =>
      createWishlistRequest.safeParse({ customerIdentifier, wishlistTitle }).success;
    expect(accepts('x'.repeat(255))).toBe(true);
    expect(accepts('x'.repeat(256))).toBe(false);
    expect(accepts('  ')).toBe(false);
  });

  it('need wishlists and a known channel for a share link', () => {
    const accepts = (wishlistIds: unknown, shareChannel: unknown) =>
      createShareLinkRequest.safeParse({ customerIdentifier, wishlistIds, shareChannel }).success;
    expect(accepts([301], 'pinterest')).toBe(true);
    expect(accepts([], 'pinterest')).toBe(false);
    expect(accepts([301], 'fax')).toBe(false);
  });
});

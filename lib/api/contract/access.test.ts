import { describe, expect, it } from 'vitest';
import { accessDescription, type OperationAccess, securityRequirements } from './access';

const wishlistAccess: OperationAccess = {
  scope: 'read_wishlist',
  tokens: ['access', 'storefront:customer', 'storefront:guest'],
  actor: 'customerOrSession',
};

describe('the security of an operation', () => {
  it('lists a session token only where it is a query parameter', () => {
    const access = { accessToken: ['read_wishlist'] };
    const storefront = { storefrontToken: ['read_wishlist'] };
    expect(securityRequirements(wishlistAccess, 'get')).toEqual([
      access,
      { ...access, sessionToken: [] },
      storefront,
    ]);
    expect(securityRequirements(wishlistAccess, 'post')).toEqual([access, storefront]);
  });

  it('is empty if no token is required', () => {
    const access: OperationAccess = { scope: null, tokens: [], actor: 'none' };
    expect(securityRequirements(access, 'post')).toEqual([]);
  });
});

describe('the description of access', () => {
  it('names the scope and the storefront tokens that are accepted', () => {
    expect(accessDescription(wishlistAccess)).toBe(
      'Requires the scope `read_wishlist`. Accepts access tokens, and storefront tokens of customers and guests.',
    );
    expect(accessDescription({ scope: null, tokens: ['access'], actor: 'none' })).toBe(
      'Requires no scope. Accepts access tokens only.',
    );
    expect(accessDescription({ scope: null, tokens: [], actor: 'none' })).toBe(
      'Requires no scope and no token.',
    );
  });
});

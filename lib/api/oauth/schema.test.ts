import { describe, expect, it } from 'vitest';
import { getAccessTokenRequest, getStorefrontTokenRequest } from './schema';

const customerIdentifier = '7400112';

describe('the body of getAccessToken', () => {
  const body = {
    clientId: 'cl_5f20',
    clientSecret: 'sec_example',
    grantType: 'client_credentials',
    scope: 'read_customer read_reward',
  };
  const accepts = (change: object) =>
    getAccessTokenRequest.safeParse({ ...body, ...change }).success;

  it('accepts scopes in any order, even twice', () => {
    expect(accepts({})).toBe(true);
    expect(accepts({ scope: 'write_review read_review write_review' })).toBe(true);
    expect(accepts({ shop: 'northlight.shop.example' })).toBe(true);
  });

  it('rejects unknown scopes, grants and domains', () => {
    expect(accepts({ scope: '' })).toBe(false);
    expect(accepts({ scope: 'read_everything' })).toBe(false);
    expect(accepts({ scope: 'read_customer,read_reward' })).toBe(false);
    expect(accepts({ grantType: 'password' })).toBe(false);
    expect(accepts({ shop: 'https://northlight.shop.example' })).toBe(false);
    expect(accepts({ clientSecret: '' })).toBe(false);
  });
});

describe('the body of getStorefrontToken', () => {
  it('names nobody, a customer or a session, but not both', () => {
    const session = { sessionToken: 'ses_0c9a4d77' };
    expect(getStorefrontTokenRequest.safeParse({}).success).toBe(true);
    expect(getStorefrontTokenRequest.safeParse({ customerIdentifier, ...session }).success).toBe(
      false,
    );
  });
});

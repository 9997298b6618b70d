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
  const acceptsWith = (change: object) =>
    getAccessTokenRequest.safeParse({ ...body, ...change }).success;

  it('accepts scopes in any order, even twice', () => {
    expect(acceptsWith({})).toBe(true);
    expect(acceptsWith({ scope: 'write_review read_review write_review' })).toBe(true);
    expect(acceptsWith({ shop: 'northlight.shop.example' })).toBe(true);
  });

  it('rejects unknown scopes, grants and domains', () => {
    expect(acceptsWith({ scope: '' })).toBe(false);
    expect(acceptsWith({ scope: 'read_everything' })).toBe(false);
    expect(acceptsWith({ scope: 'read_customer,read_reward' })).toBe(false);
    expect(acceptsWith({ grantType: 'password' })).toBe(false);
    expect(acceptsWith({ shop: 'https://northlight.shop.example' })).toBe(false);
    expect(acceptsWith({ clientSecret: '' })).toBe(false);
    expect(acceptsWith({ clientSecret: ' ' })).toBe(false);
    expect(acceptsWith({ clientId: ' ' })).toBe(false);
  });

  it('trims its fields', () => {
    const shop = 'northlight.shop.example';
    const padded = { clientId: ' cl_5f20', clientSecret: 'sec_example ', shop: ` ${shop} ` };
    const scope = ' read_customer read_reward ';
    expect(getAccessTokenRequest.parse({ ...body, ...padded, scope })).toEqual({ ...body, shop });
  });
});

describe('the body of getStorefrontToken', () => {
  it('accepts a customer, a session, or neither, but not both', () => {
    const session = { sessionToken: 'ses_0c9a4d77' };
    const accepts = (body: object) => getStorefrontTokenRequest.safeParse(body).success;
    expect(accepts({})).toBe(true);
    expect(accepts({ customerIdentifier })).toBe(true);
    expect(accepts(session)).toBe(true);
    expect(accepts({ customerIdentifier, ...session })).toBe(false);
  });
});

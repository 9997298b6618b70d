import { describe, expect, it } from 'vitest';
import { decideToken } from './access-rules';

const shop = { id: 1, domain: 'one.shop.example', hasApi: true, clockOffsetMs: 0 };
const other = { id: 2, domain: 'two.shop.example', hasApi: true, clockOffsetMs: 0 };
const client = { isPartner: false, scopes: ['read_review', 'write_review'], shops: [shop] };
const partner = { ...client, isPartner: true, shops: [shop, other] };

describe('the decision about an access token', () => {
  it('grants the requested scopes, in any order and without duplicates', () => {
    expect(decideToken(client, 'write_review read_review write_review', undefined)).toEqual({
      shop,
      scopes: ['write_review', 'read_review'],
    });
  });

  it('accepts the own shop of a client, and no other', () => {
    expect(decideToken(client, 'read_review', shop.domain)).toMatchObject({ shop });
    expect(decideToken(client, 'read_review', other.domain)).toEqual({
      error: 'accessTokenForbidden',
      message: 'shop is not linked to the client',
    });
  });

  it('requires a linked shop from a partner', () => {
    expect(decideToken(partner, 'read_review', other.domain)).toMatchObject({ shop: other });
    expect(decideToken(partner, 'read_review', undefined)).toMatchObject({
      error: 'accessTokenForbidden',
      message: 'shop is required for a partner client',
    });
    expect(decideToken(partner, 'read_review', 'three.shop.example')).toMatchObject({
      error: 'accessTokenForbidden',
    });
  });

  it('names all scopes that were not granted', () => {
    expect(decideToken(client, 'read_review read_reward write_reward', undefined)).toEqual({
      error: 'accessTokenForbidden',
      message: 'scope read_reward and write_reward is not granted to the client',
    });
  });

  it('rejects a shop whose plan lacks the API', () => {
    const small = { ...client, shops: [{ ...shop, hasApi: false }] };
    expect(decideToken(small, 'read_review', undefined)).toEqual({ error: 'planTooLow' });
  });
});

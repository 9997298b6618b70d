import { eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../tools/testing/api/test-api';
import { testDatabase } from '../../tools/testing/api/test-database';
import { hashOf } from '../database/secret-hash';
import { clients, rateBuckets, tokens } from '../database/tables/access';

let api: TestApi;
beforeEach(async () => {
  api = await createTestApi(await testDatabase());
});

function requestToken(change: Record<string, unknown> = {}, address?: string) {
  const { clientId, clientSecret } = api.clients.full;
  const scope = 'read_customer write_customer';
  const body = { clientId, clientSecret, grantType: 'client_credentials', scope, ...change };
  return api.call('getAccessToken', { token: null, body, ...(address && { address }) });
}

describe('getAccessToken', () => {
  it('returns a bearer token for an hour, of which only the hash is stored', async () => {
    const { status, body, headers } = await requestToken();
    expect(status).toBe(200);
    expect(body).toEqual({
      accessToken: expect.stringMatching(/^at_[\w-]{43}$/),
      tokenType: 'Bearer',
      expiresAt: '2026-03-04T10:15:00.000Z',
    });
    expect(headers.get('cache-control')).toBe('no-store');
    const [stored] = await api.database
      .select()
      .from(tokens)
      .where(eq(tokens.hash, hashOf(body.accessToken)));
    expect(stored).toMatchObject({ scopes: ['read_customer', 'write_customer'] });
    expect(JSON.stringify(stored)).not.toContain(body.accessToken);
  });

  it('accepts a form, and Basic authentication in place of credentials in the body', async () => {
    const { clientId, clientSecret } = api.clients.full;
    const grant = { grantType: 'client_credentials', scope: 'read_customer' };
    const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
    const send = (body: string, type: string, basic?: string) =>
      api.call('getAccessToken', {
        token: null,
        body: Buffer.from(body),
        headers: {
          'Content-Type': type,
          ...(basic && { Authorization: `Basic ${Buffer.from(basic).toString('base64')}` }),
        },
      });
    const urlEncoded = 'application/x-www-form-urlencoded';
    const basic = `${clientId}:${clientSecret}`;
    const accepted = await Promise.all([
      send(form({ clientId, clientSecret, ...grant }), `${urlEncoded}; charset=utf-8`),
      send(form(grant), urlEncoded, basic),
      send(JSON.stringify(grant), 'application/json', basic),
    ]);
    expect(accepted.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [, , { body }] = accepted as [unknown, unknown, { body: { accessToken: string } }];
    const query = { customerIdentifier: '7400112' };
    expect((await api.call('getCustomer', { token: body.accessToken, query })).status).toBe(200);
    const rejected = await Promise.all([
      send(form(grant), urlEncoded, `${clientId}:wrong`),
      send(form(grant), urlEncoded),
      send(form({ ...grant, color: 'red' }), urlEncoded, basic),
      send(`${form(grant)}&scope=read_review`, urlEncoded, basic),
      send('null', 'application/json', basic),
    ]);
    expect(rejected.map(({ status }) => status)).toEqual([403, 400, 400, 400, 400]);
    expect(rejected[3]?.body.message).toContain('scope must be sent only once');
    expect((await send('a', 'text/plain', basic)).body.message).toEqual([
      `Content-Type must be application/json or ${urlEncoded}`,
    ]);
  });

  it.each([
    ['a missing field', { clientSecret: undefined }],
    ['an empty field', { clientId: '' }],
    ['another grant type', { grantType: 'password' }],
    ['an unknown scope', { scope: 'read_customer read_everything' }],
    ['an empty scope', { scope: '' }],
    ['a malformed shop', { shop: 'https://northlight.shop.example' }],
    ['an unknown field', { audience: 'x' }],
  ])('returns 400 for %s', async (_name, change) => {
    expect((await requestToken(change)).status).toBe(400);
  });

  it('returns the same 403 for an unknown client, a wrong secret and a disabled client', async () => {
    const { clientId, clientSecret } = api.clients.disabled;
    const responses = await Promise.all([
      requestToken({ clientId: 'cl_unknown' }),
      requestToken({ clientSecret: 'wrong' }),
      requestToken({ clientId, clientSecret }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('returns 403 and names a scope that was not granted', async () => {
    const { clientId, clientSecret } = api.clients.readOnly;
    const { status, body } = await requestToken({ clientId, clientSecret });
    expect([status, body.message]).toEqual([
      403,
      ['scope write_customer is not granted to the client'],
    ]);
  });

  it('requires a linked shop from a partner', async () => {
    const { clientId, clientSecret } = api.clients.partner;
    const partner = { clientId, clientSecret };
    expect((await requestToken(partner)).status).toBe(403);
    expect((await requestToken({ ...partner, shop: 'unknown.shop.example' })).status).toBe(403);
    expect((await requestToken({ ...partner, shop: api.otherShop.domain })).status).toBe(200);
  });

  it('returns 403 for a shop whose plan lacks the API', async () => {
    const { clientId, clientSecret } = api.clients.belowPlan;
    expect((await requestToken({ clientId, clientSecret })).status).toBe(403);
  });

  it('rejects the tokens of a client that was disabled later', async () => {
    await api.database
      .update(clients)
      .set({ isDisabled: true })
      .where(eq(clients.id, api.clients.full.clientId));
    const query = { customerIdentifier: '7400112' };
    expect((await api.call('getCustomer', { query })).status).toBe(401);
  });
});

describe('the rate bucket of getAccessToken', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1', '192.0.2.2'],
    ['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:2::1'],
  ])('is kept for each client and network: %s', async (address, same, other) => {
    const limited = await createTestApi(api.database, { keepBuckets: true });
    const guess = (from: string) =>
      limited.call('getAccessToken', {
        token: null,
        address: from,
        body: {
          clientId: limited.clients.full.clientId,
          clientSecret: 'guess',
          grantType: 'client_credentials',
          scope: 'read_review',
        },
      });
    for (let sent = 0; sent < 40; sent++) expect((await guess(address)).status).toBe(403);
    expect((await guess(same)).status).toBe(429);
    expect((await guess(other)).status).toBe(403);
    const query = { customerIdentifier: '7400112' };
    expect((await limited.call('getCustomer', { query })).status).toBe(200);
  });

  it('is shared by all ids of an address that no client has', async () => {
    const limited = await createTestApi(api.database, { keepBuckets: true });
    const guess = (clientId: string) =>
      limited.call('getAccessToken', {
        token: null,
        address: '192.0.2.9',
        body: {
          clientId,
          clientSecret: 'guess',
          grantType: 'client_credentials',
          scope: 'read_review',
        },
      });
    for (let sent = 0; sent < 40; sent++) expect((await guess(`cl_${sent}`)).status).toBe(403);
    expect((await guess('cl_40')).status).toBe(429);
    expect((await guess(limited.clients.full.clientId)).status).toBe(403);
    const buckets = await api.database
      .select()
      .from(rateBuckets)
      .where(like(rateBuckets.key, 'token/%/192.0.2.9'));
    expect(buckets).toHaveLength(2);
  });
});

describe('getStorefrontToken', () => {
  const request = (body: object) => api.call('getStorefrontToken', { body });

  it('issues a token for a customer, which acts for that customer only', async () => {
    const { status, body } = await request({ customerIdentifier: 'mara@mail.example' });
    expect([status, body.role, body.expiresAt]).toEqual([
      200,
      'customer',
      '2026-03-04T10:15:00.000Z',
    ]);
    expect(body.storefrontToken).toMatch(/^st_[\w-]{43}$/);
    const token = body.storefrontToken;
    expect((await api.call('getCustomer', { token })).body.customerId).toBe(7400112);
    const own = { customerIdentifier: '+4930555010' };
    expect((await api.call('getCustomer', { token, query: own })).status).toBe(200);
    const foreign = { customerIdentifier: '999' };
    expect((await api.call('getCustomer', { token, query: foreign })).status).toBe(403);
  });

  it('accepts a form', async () => {
    const { status, body } = await api.call('getStorefrontToken', {
      body: Buffer.from('customerIdentifier=%2B4930555010'),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect([status, body.role]).toEqual([200, 'customer']);
  });

  it('issues a token for a guest with or without a session', async () => {
    expect((await request({})).body.role).toBe('guest');
    expect((await request({ sessionToken: 'ses_unknown' })).status).toBe(400);
  });

  it('returns 400 for both identities, and 404 for an unknown customer', async () => {
    const both = { customerIdentifier: '7400112', sessionToken: 'ses_1' };
    expect((await request(both)).status).toBe(400);
    expect((await request({ customerIdentifier: '999' })).status).toBe(404);
  });

  it('expires after exactly one hour', async () => {
    const token = await api.issueStorefrontToken({ customerIdentifier: '7400112' });
    api.clock.advance(3_599_999);
    expect((await api.call('getCustomer', { token })).status).toBe(200);
    api.clock.advance(1);
    expect((await api.call('getCustomer', { token })).status).toBe(401);
  });

  it('has the scopes of the access token, cut down to those of a storefront', async () => {
    const token = await api.issueToken('full', 'read_customer');
    const { body } = await api.call('getStorefrontToken', {
      token,
      body: { customerIdentifier: '7400112' },
    });
    const { storefrontToken } = body;
    expect((await api.call('getCustomer', { token: storefrontToken })).status).toBe(200);
    const birthday = { token: storefrontToken, body: { day: 1, month: 2 } };
    expect((await api.call('updateBirthday', birthday)).status).toBe(403);
  });

  it('has a bucket for each customer and guest, so that one customer cannot fill that of the shop', async () => {
    const limited = await createTestApi(api.database, { keepBuckets: true });
    const mara = await limited.issueStorefrontToken({ customerIdentifier: '7400112' });
    const guest = await limited.issueStorefrontToken({});
    const status = async (token: string) => (await limited.call('getTiers', { token })).status;
    for (let sent = 0; sent < 40; sent++) await status(mara);
    expect(await status(mara)).toBe(429);
    const again = await limited.issueStorefrontToken({ customerIdentifier: '7400112' });
    expect(await status(again)).toBe(429);
    expect(await status(guest)).toBe(200);
    const query = { customerIdentifier: '7400112' };
    expect((await limited.call('getCustomer', { query })).status).toBe(200);
  });
});

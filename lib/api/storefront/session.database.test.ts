import { beforeAll, expect, it } from 'vitest';
import { changeSettings } from '../../tools/testing/api/change-settings';
import { createTestApi, type TestApi } from '../../tools/testing/api/test-api';
import { testDatabase } from '../../tools/testing/api/test-database';

const HOUR_MS = 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi(await testDatabase());
});

async function readSession(token: string | undefined) {
  const headers = token === undefined ? new Headers() : { Authorization: `Bearer ${token}` };
  const url = 'https://api.laurel.example/storefront/v1/session';
  const response = await api.send(new Request(url, { headers }));
  return { status: response.status, headers: response.headers, body: await response.json() };
}

it('returns the customer of a token, its end, and the settings of the shop', async () => {
  const token = await api.issueStorefrontToken({ customerIdentifier: 'mara@mail.example' });
  const { status, headers, body } = await readSession(token);
  expect(status).toBe(200);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(body).toEqual({
    role: 'customer',
    customerId: 7400112,
    expiresAt: new Date(api.clock.now() + HOUR_MS).toISOString(),
    now: new Date(api.clock.now()).toISOString(),
    shop: {
      domain: api.shop.domain,
      currency: 'EUR',
      storefrontUrl: expect.stringMatching(/^https:/),
    },
    disabledApps: [],
    pointsDecimals: 2,
    wishlistsRequireSignIn: false,
  });
});

it('returns guests without an id, and what the shop owner has disabled', async () => {
  const other = await createTestApi(await testDatabase());
  await changeSettings(other, {
    disabledApps: ['reviews'],
    wishlists: { requireSignIn: true },
  });
  api = other;
  const { body } = await readSession(await other.issueStorefrontToken({}));
  expect(body).toMatchObject({
    role: 'guest',
    customerId: null,
    disabledApps: ['reviews'],
    pointsDecimals: 2,
    wishlistsRequireSignIn: true,
  });
});

it('requires a storefront token', async () => {
  expect((await readSession(undefined)).status).toBe(401);
  expect((await readSession('st_unknown')).status).toBe(401);
  const { status, body } = await readSession(api.accessToken);
  expect(status).toBe(403);
  expect(body.message).toEqual(['token must be a storefront token']);
});

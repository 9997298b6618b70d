import { describe, expect, it } from 'vitest';
import {
  address,
  api,
  create,
  list,
  newSubscription,
  setUpSubscriptions,
  topic,
} from './subscriptions.fixture';

setUpSubscriptions();

describe('createSubscription', () => {
  it('stores a topic and an address', async () => {
    const { status, body } = await create();
    expect([status, body]).toEqual([
      200,
      { subscription: { id: expect.any(Number), topic, address } },
    ]);
    expect(await list()).toEqual([body.subscription]);
  });

  it('returns the address as the URL parser writes it', async () => {
    const sent = 'HTTPS://Hooks.Shop.Example:443/é?B=2&a={x}';
    expect((await create({ address: sent })).body.subscription.address).toBe(
      'https://hooks.shop.example/%C3%A9?B=2&a=%7Bx%7D',
    );
  });

  it('stores at most 100 subscriptions of a client', async () => {
    for (let number = 0; number < 100; number++) {
      await newSubscription({ address: `${address}?number=${number}` });
    }
    const full = { status: 400, body: { message: ['client already has 100 subscriptions'] } };
    expect(await create()).toMatchObject(full);
    const other = await api.issueToken('readOnly', 'read_review');
    expect((await create({}, other)).status).toBe(200);
    const [first] = await list();
    await api.call('deleteSubscription', { body: { id: first?.id } });
    expect((await create()).status).toBe(200);
  });

  it('accepts several addresses of a topic, and several topics of an address', async () => {
    await newSubscription();
    await newSubscription({ address: `${address}?v=2` });
    await newSubscription({ topic: 'customer/tierUpdated' });
    expect(await list()).toHaveLength(3);
  });

  it.each([
    address,
    'HTTPS://HOOKS.Shop.example/loyalty',
    'https://hooks.shop.example:443/loyalty',
  ])('returns 422 for the same topic and address, sent as %s', async (same) => {
    await newSubscription();
    expect(await create({ address: same })).toMatchObject({
      status: 422,
      body: { message: ['address is already taken for this topic'] },
    });
    expect(await list()).toHaveLength(1);
  });

  it('distinguishes path and query by case', async () => {
    await newSubscription();
    expect((await create({ address: 'https://hooks.shop.example/Loyalty' })).status).toBe(200);
  });

  it.each([
    'http://hooks.shop.example/',
    'https://user:secret@hooks.shop.example/',
    'https://hooks.shop.example/#part',
    'https://localhost/',
    'https://10.0.0.1/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://hooks.shop.example:8443/',
    'https://inbox.sandbox.example/',
    'https://inbox.sandbox.example/orders/new',
    'https://inbox.sandbox.example:8443/orders',
    `https://inbox.sandbox.example/${'x'.repeat(65)}`,
    'https://hooks.shop.example/\u0000',
    `https://hooks.shop.example/${'ü'.repeat(2_000)}`,
    `https://hooks.shop.example/${'x'.repeat(2_048)}`,
    'hooks.shop.example',
    '',
    7,
  ])('returns 400 for the address %j', async (sent) => {
    expect((await create({ address: sent })).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('stores an address of 2,048 characters', async () => {
    const start = 'https://hooks.shop.example/';
    const random = Array.from({ length: 2_048 - start.length }, (_, index) =>
      ((index * 7919) % 36).toString(36),
    );
    const longest = start + random.join('');
    expect((await create({ address: longest })).body.subscription.address).toBe(longest);
  });

  it('returns 400 for an unknown topic', async () => {
    expect((await create({ topic: 'customer/created' })).status).toBe(400);
  });

  it('accepts the inbox of a sandbox', async () => {
    expect((await create({ address: 'https://inbox.sandbox.example/a' })).status).toBe(200);
  });

  it('creates one subscription if it is sent several times at once', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await create()).status),
    );
    expect(statuses.sort()).toEqual([200, ...Array(7).fill(422)]);
    expect(await list()).toHaveLength(1);
  });
});

describe('a subscription', () => {
  it('belongs to one client: it does not exist for others', async () => {
    const id = await newSubscription();
    const token = await api.issueToken('readOnly', 'read_customer');
    expect(await list(token)).toEqual([]);
    const update = { body: { id, address: 'https://other.shop.example/' }, token };
    const missing = await api.call('updateSubscription', {
      ...update,
      body: { ...update.body, id: 1 },
    });
    expect(missing.status).toBe(404);
    expect((await api.call('updateSubscription', update)).body).toEqual(missing.body);
    expect((await api.call('deleteSubscription', { body: { id }, token })).body).toEqual(
      missing.body,
    );
    expect((await create({}, token)).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it('belongs to one shop', async () => {
    const partner = await api.issueToken('partner');
    const { clientId, clientSecret } = api.clients.partner;
    const { body } = await api.call('getAccessToken', {
      token: null,
      body: {
        clientId,
        clientSecret,
        grantType: 'client_credentials',
        scope: 'read_customer',
        shop: api.otherShop.domain,
      },
    });
    const id = (await create({}, partner)).body.subscription.id;
    const elsewhere = body.accessToken;
    expect((await list(elsewhere)).map((found) => found.id)).not.toContain(id);
    expect((await api.call('deleteSubscription', { body: { id }, token: elsewhere })).status).toBe(
      404,
    );
    expect((await create({}, elsewhere)).status).toBe(200);
  });

  it('rejects storefront tokens', async () => {
    for (const identity of [{ customerIdentifier: '7400112' }, {}]) {
      const token = await api.issueStorefrontToken(identity);
      const body = { id: 1, address, topic };
      expect((await api.call('getSubscriptions', { token })).status).toBe(403);
      expect((await api.call('createSubscription', { body, token })).status).toBe(403);
      expect((await api.call('updateSubscription', { body, token })).status).toBe(403);
      expect((await api.call('deleteSubscription', { body, token })).status).toBe(403);
    }
  });
});

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tokens } from '../../api/database/tables/access';
import { sandboxes } from '../../api/database/tables/sandboxes';
import type { TestSandbox } from '../../tools/testing/api/test-sandboxes';
import { sandboxDocument } from '../contract/document';
import { sandboxOperations } from '../contract/operations';
import { removeIdleSandboxes } from './remove-sandboxes';
import {
  addPoints,
  balanceOf,
  DAY_SECONDS,
  fingerprints,
  host,
  MARA,
  setUpHost,
  subscribe,
} from './sandbox.fixture';

setUpHost();

describe('a sandbox', () => {
  it('has credentials that work, of which only the key is needed again', async () => {
    const sandbox = await host.create();
    const { key, shop, otherShop, clients } = sandbox.credentials;
    expect(clients.map(({ name }: { name: string }) => name).sort()).toEqual([
      'belowPlan',
      'disabled',
      'full',
      'partner',
      'readOnly',
      'reviewsOnly',
    ]);
    for (const { accessToken, domain } of [shop, otherShop]) {
      const token = accessToken;
      const { status } = await host.call('GET', '/v2/rewards/getTiers', { token });
      expect([status, domain]).toEqual([200, expect.stringContaining('.shop.example')]);
    }
    const full = clients.find(({ name }: { name: string }) => name === 'full');
    const issued = await host.call('POST', '/v2/oauth/getAccessToken', {
      body: {
        clientId: full.clientId,
        clientSecret: full.clientSecret,
        grantType: 'client_credentials',
        scope: full.scope,
      },
    });
    expect(issued.status).toBe(200);
    const again = await sandbox.get('/credentials');
    expect(again.body).toEqual(sandbox.credentials);
    const state = (await sandbox.get('')).body;
    expect(state).toMatchObject({ clock: { offsetSeconds: 0 }, queues: { jobs: 0 } });
    for (const secret of [key, shop.accessToken, shop.webhookSecret, full.clientSecret]) {
      expect(JSON.stringify(state)).not.toContain(secret);
    }
  });

  it('keeps its access token for as long as it exists', async () => {
    const sandbox = await host.create();
    await sandbox.post('/clock', { advanceSeconds: 2 * DAY_SECONDS });
    expect(await balanceOf(sandbox)).toBe(320.5);
  });

  it('is reset to equal data, with its credentials and issued tokens', async () => {
    const sandbox = await host.create();
    const before = await fingerprints(sandbox);
    const { body: storefront } = await sandbox.write('oauth/getStorefrontToken', {});
    await addPoints(sandbox);
    await sandbox.post('/world', { action: 'programOff' });
    await sandbox.put('/inbox/orders', { status: 500 });
    expect((await sandbox.post('/reset')).status).toBe(200);
    const reads = async () =>
      Promise.all(
        [
          `customers/getCustomer?customerIdentifier=${MARA}`,
          `rewards/getActivityHistory?customerIdentifier=${MARA}`,
          'reviews/getReviews',
          'webhooks/getSubscriptions',
        ].map(async (path) => JSON.stringify((await sandbox.read(path)).body)),
      );
    const first = await reads();
    expect(await balanceOf(sandbox)).toBe(320.5);
    host.clock.advance(60_000);
    await sandbox.post('/reset');
    expect(await reads()).toEqual(first);
    const after = await fingerprints(sandbox);
    // Tokens and sessions of guests stay.
    const data = ({ tokens: _, sessions: __, ...rest }: Record<string, string>) => rest;
    expect(after.map(data)).toEqual(before.map(data));
    const token = storefront.storefrontToken;
    expect((await host.call('GET', '/v2/rewards/getTiers', { token })).status).toBe(200);
    expect((await sandbox.get('/inbox/orders')).body).toEqual({ received: [] });
  });

  it('cannot be seen or counted by another sandbox', async () => {
    const [first, second] = [await host.create(), await host.create()];
    await subscribe(first, 'customer/balanceUpdated');
    const before = await fingerprints(second);
    await addPoints(first);
    await first.post('/drain');
    expect(await fingerprints(second)).toEqual(before);
    expect((await second.get('/inbox/orders')).body.received).toEqual([]);
    expect((await second.get('/deliveries')).body.deliveries).toEqual([]);
    const [{ id }] = (await first.get('/deliveries')).body.deliveries;
    const foreign = await second.post(`/deliveries/${id}/resend`);
    const unknown = await second.post('/deliveries/1/resend');
    expect([foreign.status, foreign.body]).toEqual([unknown.status, unknown.body]);
    expect(foreign.status).toBe(404);
  });

  it('is removed after 24 idle hours with all that belongs to it, and not before', async () => {
    const [idle, used] = [await host.create(), await host.create()];
    const left = async ({ credentials }: TestSandbox) =>
      (await host.database.select().from(sandboxes).where(eq(sandboxes.id, credentials.id))).length;
    host.clock.advance(23 * 60 * 60 * 1_000);
    await removeIdleSandboxes(host.services);
    expect(await left(idle)).toBe(1);
    await balanceOf(used);
    host.clock.advance(60 * 60 * 1_000);
    const shopIds = await fingerprints(idle);
    expect(shopIds).toHaveLength(3);
    await removeIdleSandboxes(host.services);
    expect([await left(idle), await left(used)]).toEqual([0, 1]);
    expect((await idle.get('')).status).toBe(401);
    expect((await idle.read('rewards/getTiers')).status).toBe(401);
    expect(await fingerprints(idle)).toEqual([]);
    const { clientId } = idle.credentials.clients[0];
    const ofClient = host.database.select().from(tokens).where(eq(tokens.clientId, clientId));
    expect(await ofClient).toEqual([]);
    expect(await balanceOf(used)).toBe(320.5);
  });
});

describe('requests to the sandbox', () => {
  it('need the key', async () => {
    for (const token of [undefined, 'sbk_unknown', 'at_example']) {
      const { status, body } = await host.call('GET', '/sandbox', { token });
      expect([status, body.statusCode]).toEqual([401, 401]);
    }
  });

  it('are rejected with the common body if they are unknown or malformed', async () => {
    const sandbox = await host.create();
    const token = sandbox.credentials.key;
    expect((await sandbox.get('/nothing')).body).toMatchObject({
      statusCode: 404,
      message: ['/sandbox/nothing is not an endpoint of the sandbox, see /sandbox/openapi.json'],
    });
    const other = await host.call('PUT', '/sandbox/reset', { token, body: {} });
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    const extra = await sandbox.post('/clock', { advanceSeconds: 1, days: 2 });
    expect(extra.body.message).toEqual(['days is not recognized']);
    const world = await sandbox.post('/world', { action: 'addTag', tag: 'x', more: 1 });
    expect(world.status).toBe(400);
    const { headers } = await sandbox.get('');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
  });

  it('return only statuses that the document lists', async () => {
    const sandbox = await host.create();
    const token = sandbox.credentials.key;
    const call = async (method: string, path: string, body?: object) =>
      (await host.call(method, path, { token, body })).status;
    for (const { path } of sandboxOperations.filter(({ method }) => method === 'get')) {
      const address = path.replace(/\{\w+\}/, 'orders');
      expect([address, await call('GET', `${address}?x=1`)]).toEqual([address, 400]);
    }
    expect((await sandbox.get('/directory?x=1')).body.message).toEqual(['x is not recognized']);
    expect(await call('POST', '/sandbox/deliveries/999999/resend', {})).toBe(404);
    await sandbox.put('/inbox/orders', { status: 418 });
    expect(await call('POST', '/sandbox/inbox/orders', {})).toBe(418);
    expect(await call('DELETE', '/sandbox/inbox/orders')).toBe(405);
  });

  it('are described by a document with every endpoint', async () => {
    const { status, body } = await host.call('GET', '/sandbox/openapi.json');
    expect(status).toBe(200);
    const described = Object.values(body.paths as Record<string, object>).flatMap((methods) =>
      Object.values(methods as Record<string, { operationId: string }>).map(
        ({ operationId }) => operationId,
      ),
    );
    expect(described.sort()).toEqual(sandboxOperations.map(({ id }) => id).sort());
    const refs = JSON.stringify(body).match(/#\/components\/schemas\/\w+/g) ?? [];
    const names = Object.keys(sandboxDocument('https://x.example').components?.schemas ?? {});
    expect(
      [...new Set(refs)].filter((ref) => !names.includes(ref.split('/').at(-1) ?? '')),
    ).toEqual([]);
  });
});

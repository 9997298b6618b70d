import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Env } from '../../site/config/env';
import { isTestAll, runs } from '../../tools/testing/runner/test-all';
import { type HostClient, openHost } from './api-host.fixture';

/** Readers of one network don't start in the same instant. */
const READER_PAUSE_MS = 300;
const LONG = { advanceSeconds: 400 * 86_400 };
/** Moving the clock of each takes seconds, so only `npm run test:all` does that. */
const BUSY_SANDBOXES = 6;
const READERS = runs({ test: 5, all: 30 });

let close = async () => {};
afterEach(() => close());

/** The API, with an attacker and a victim at other addresses. */
async function open(settings: Partial<Env> = {}) {
  const host = await openHost(settings);
  close = host.close;
  return {
    clientAt: host.clientAt,
    attacker: host.clientAt('192.0.2.1'),
    victim: host.clientAt('203.0.113.5'),
  };
}

const times = <T>(count: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, work));

/** A sandbox in which a move of the clock takes long: many deliveries fail. */
async function createBusySandbox(client: HostClient) {
  const sandbox = await client.create();
  const { key, shop } = sandbox;
  const token = shop.accessToken;
  const subscription = {
    topic: 'customer/balanceUpdated',
    address: 'https://inbox.sandbox.example/orders',
  };
  await client.send('POST', '/v2/webhooks/createSubscription', { token, body: subscription });
  await client.send('PUT', '/sandbox/inbox/orders', { token: key, body: { status: 500 } });
  const change = { customerIdentifier: '7400112', balanceDelta: 1 };
  await times(10, () =>
    client.send('POST', '/v2/customers/updateBalance', { token, body: change }),
  );
  return sandbox;
}

describe('requests of a client', () => {
  it('are limited by the real time, which delays no other client', async () => {
    const { attacker, victim } = await open({ API_REQUESTS_PER_SECOND: 2 });
    const [own, sandbox] = [await attacker.create(), await victim.create()];
    const statuses = await times(60, () => attacker.status('GET', '/v2/nothing'));
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    const rejected = await attacker.send('GET', '/v2/nothing');
    expect(rejected.headers.get('retry-after')).toBe('1');
    expect(rejected.headers.get('access-control-allow-origin')).toBe('*');
    expect(rejected.headers.get('laurel-error')).toBe('tooManyRequests');
    expect(await rejected.json()).toMatchObject({
      message: ['your network sent more than 2 requests per second, send fewer'],
    });
    expect(await attacker.status('POST', '/sandbox/clock', { token: own.key, body: LONG })).toBe(
      429,
    );
    expect(await victim.readCustomer(sandbox)).toBe(200);
  });

  it('count for the whole IPv6 network, and never in health checks', async () => {
    const { clientAt } = await open({ API_REQUESTS_PER_SECOND: 1 });
    const statuses = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        clientAt(`2001:db8:1:2::${at + 1}`).status('GET', '/v2/nothing'),
      ),
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10);
    expect(await clientAt('2001:db8:1:2::1').status('GET', '/v2/health')).toBe(200);
    expect(await clientAt('2001:db8:1:3::1').status('GET', '/v2/nothing')).toBe(404);
  });

  it('have a limit of those under way, also if they only wait', async () => {
    const { attacker, victim } = await open({ API_REQUESTS_AT_ONCE_PER_CLIENT: 3 });
    const [own, sandbox] = [await attacker.create(), await victim.create()];
    await attacker.send('PUT', '/sandbox/inbox/slow', {
      token: own.key,
      body: { delayMs: 2_000 },
    });
    const slow = times(10, () =>
      attacker.send('POST', '/sandbox/inbox/slow', { token: own.key, body: {} }),
    );
    expect(await victim.readCustomer(sandbox)).toBe(200);
    const responses = await slow;
    const rejected = responses.filter(({ status }) => status === 429);
    expect(rejected).toHaveLength(7);
    expect(await rejected[0]?.json()).toMatchObject({
      message: ['your network has 3 requests under way, wait until one of them ends'],
    });
  });

  it('have a limit in total', async () => {
    const { attacker, victim } = await open({ API_REQUESTS_AT_ONCE: 3 });
    const { key } = await attacker.create();
    await attacker.send('PUT', '/sandbox/inbox/slow', { token: key, body: { delayMs: 1_000 } });
    const slow = times(3, () =>
      attacker.send('POST', '/sandbox/inbox/slow', { token: key, body: {} }),
    );
    const response = await victim.send('GET', '/v2/nothing');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    await slow;
  });
});

if (isTestAll)
  describe('expensive work', () => {
    it('of one client leaves time and turns for another', async () => {
      const { attacker, victim } = await open();
      const own = [];
      for (let count = 0; count < BUSY_SANDBOXES; count++)
        own.push(await createBusySandbox(attacker));
      const sandbox = await victim.create();
      let ended = 0;
      const moves = own.map(async ({ key }) => {
        const status = await attacker.status('POST', '/sandbox/clock', { token: key, body: LONG });
        ended += 1;
        return status;
      });
      // Timers and connections only have their turn if the process is not busy all the time.
      await wait(100);
      expect(await victim.readCustomer(sandbox)).toBe(200);
      const day = { token: sandbox.key, body: { advanceSeconds: 86_400 } };
      expect(await victim.status('POST', '/sandbox/clock', day)).toBe(200);
      await victim.create();
      expect(ended).toBeLessThan(own.length);
      const statuses = await Promise.all(moves);
      expect(statuses.every((status) => [200, 429, 503].includes(status))).toBe(true);
    }, 120_000);
  });

describe('ordinary use', () => {
  it('by many readers behind one address, with a program beside them, meets no limit', async () => {
    const { clientAt } = await open();
    const network = clientAt('198.51.100.7');
    const read = async (_: unknown, index: number) => {
      await wait(index * READER_PAUSE_MS);
      const sandbox = await network.create();
      const token = sandbox.key;
      const own = [await network.readCustomer(sandbox)];
      for (const path of ['/sandbox', '/sandbox/directory', '/sandbox/deliveries']) {
        own.push(await network.status('GET', path, { token }));
      }
      own.push(await network.status('POST', '/sandbox/drain', { token, body: {} }));
      own.push(await network.status('POST', '/sandbox/reset', { token, body: {} }));
      return own;
    };
    const statuses = await Promise.all(Array.from({ length: READERS }, read));
    expect(new Set(statuses.flat())).toEqual(new Set([200]));
    const { key, shop } = await network.create();
    for (let call = 0; call < 10; call++) {
      const credentials = network.status('GET', '/sandbox/credentials', { token: key });
      expect(await credentials).toBe(200);
      const tiers = network.status('GET', '/v2/rewards/getTiers', { token: shop.accessToken });
      expect(await tiers).toBe(200);
    }
  }, 120_000);
});

import { inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxes } from '../../api/database/tables/sandboxes';
import { shops } from '../../api/database/tables/shops';
import { startSandboxes, type TestSandbox } from '../../tools/testing/api/test-sandboxes';
import { removeIdleSandboxes } from './remove-sandboxes';
import { balanceOf, DAY_SECONDS } from './sandbox.fixture';

const MINUTE_MS = 60_000;
const ATTACKER = '192.0.2.201';
const VICTIM = '203.0.113.205';

let host: Awaited<ReturnType<typeof startSandboxes>>;
beforeEach(async () => {
  host = await startSandboxes();
  // The database is that of all tests of the worker, whose sandboxes would count.
  const { services, clock } = host;
  await removeIdleSandboxes({
    ...services,
    now: () => clock.now() + 366 * DAY_SECONDS * 1_000,
  });
});

const create = (address: string) => host.call('POST', '/sandbox', { body: {}, address });

/** The ids of the sandboxes that are left, in the order given. */
async function left(...given: readonly TestSandbox[]): Promise<TestSandbox[]> {
  const ids = given.map(({ credentials }) => credentials.id);
  const rows = await host.database.select().from(sandboxes).where(inArray(sandboxes.id, ids));
  return given.filter(({ credentials }) => rows.some(({ id }) => id === credentials.id));
}

/** Allows no more sandboxes than there are, and one further if it is given. */
async function fill(further = 0) {
  host.services.limits.alive = (await host.database.$count(sandboxes)) + further;
}

/** Uses a sandbox some time after its creation. */
async function use(sandbox: TestSandbox) {
  host.clock.advance(MINUTE_MS);
  expect(await balanceOf(sandbox)).toBe(320.5);
}

describe('the sandboxes of a network', () => {
  it('count for the /48 of IPv6 addresses, in an hour', async () => {
    host.services.limits.perHour = 2;
    await host.create('2001:db8:aaaa:1::1');
    await host.create('2001:db8:aaaa:2::1');
    const third = await create('2001:db8:aaaa:3::1');
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '3600']);
    await host.create('2001:db8:bbbb::1');
  });

  it('have a limit, whatever other networks have', async () => {
    host.services.limits.alivePerClient = 2;
    const own = [await host.create(ATTACKER), await host.create(ATTACKER)];
    host.clock.advance(2 * 60 * MINUTE_MS);
    const { status, body } = await create(ATTACKER);
    expect([status, body.message]).toEqual([
      429,
      [
        'this network already has 2 sandboxes, reset one of them or wait until unused ones are removed',
      ],
    ]);
    await host.create(VICTIM);
    expect(await left(...own)).toEqual(own);
  });
});

describe('when there are too many sandboxes', () => {
  it('the oldest that was never used is removed with all that belongs to it', async () => {
    const used = await host.create(VICTIM);
    await use(used);
    const first = await host.create(ATTACKER);
    host.clock.advance(1);
    const second = await host.create(ATTACKER);
    host.clock.advance(2 * MINUTE_MS);
    await fill();
    await host.create(VICTIM);
    expect(await left(used, first, second)).toEqual([used, second]);
    const content = await host.database
      .select()
      .from(shops)
      .where(inArray(shops.sandboxId, [first.credentials.id]));
    expect(content).toEqual([]);
    expect((await first.get('')).status).toBe(401);
  });

  it('the network with the most loses the one that was unused for the longest time', async () => {
    const sandbox = await host.create(VICTIM);
    await use(sandbox);
    const own = [];
    for (let count = 0; count < 3; count++) {
      const created = await host.create(ATTACKER);
      await use(created);
      own.push(created);
    }
    host.clock.advance(61 * MINUTE_MS);
    await fill();
    const { status } = await create('198.51.100.9');
    expect(status).toBe(200);
    expect(await left(sandbox, ...own)).toEqual([sandbox, ...own.slice(1)]);
  });

  it('one that was used in the last hour, and the permanent one, are never removed', async () => {
    const own = [await host.create(ATTACKER), await host.create(VICTIM)];
    for (const sandbox of own) await use(sandbox);
    host.clock.advance(58 * MINUTE_MS);
    await fill();
    const { status, headers } = await create(VICTIM);
    expect([status, headers.get('retry-after')]).toEqual([503, '3600']);
    expect(await left(...own)).toEqual(own);
  });

  it('a new one has time for its first request', async () => {
    const [first] = [await host.create(ATTACKER)];
    await fill();
    expect((await create(VICTIM)).status).toBe(503);
    host.clock.advance(MINUTE_MS);
    expect((await create(VICTIM)).status).toBe(200);
    expect(await left(first)).toEqual([]);
  });
});

describe('a request that creates a sandbox', () => {
  it.each<[string, RequestInit]>([
    ['no body', {}],
    ['a form', { body: new URLSearchParams({ a: '1' }) }],
    ['text', { body: '{}', headers: { 'Content-Type': 'text/plain' } }],
  ])('needs a media type that pages of other sites cannot send: %s', async (_, init) => {
    const response = await host.send('POST', '/sandbox', init, ATTACKER);
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({
      message: ['Content-Type must be application/json'],
    });
  });

  it('is not allowed by the response to a preflight request, and others are', async () => {
    const allowed = async (path: string) =>
      (await host.send('OPTIONS', path)).headers.get('access-control-allow-headers');
    expect(await allowed('/sandbox')).toBe('Authorization, X-Request-Id');
    expect(await allowed('/sandbox/reset')).toContain('Content-Type');
  });
});

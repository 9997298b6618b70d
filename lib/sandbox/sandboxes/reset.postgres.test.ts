import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shops } from '../../api/database/tables/shops';
import { deliveries } from '../../api/database/tables/webhooks';
import { operations } from '../../api/operations';
import { brokenInvariants } from '../../tools/testing/api/invariants';
import {
  type PostgresDatabase,
  postgresDatabase,
  query,
} from '../../tools/testing/api/postgres-database';
import { startSandboxes } from '../../tools/testing/api/test-sandboxes';
import { eventually } from '../../tools/testing/eventually';
import { runs } from '../../tools/testing/runner/test-all';
import { lockForChange } from '../http/api-hooks';
import { topicRequests } from '../shops/demo/topic-requests';

const DURATION_MS = runs({ test: 1_500, all: 30_000 });
const WRITERS = 8;

let postgres: PostgresDatabase;
beforeAll(async () => {
  postgres = await postgresDatabase();
});
afterAll(async () => {
  expect(await postgres.closeAndCountDeadlocks()).toBe(0);
});

const READS = [
  'customers/getCustomer?customerIdentifier=7400112',
  'rewards/getActivityHistory?customerIdentifier=7400112',
  'reviews/getReviews',
  'questions/getQuestions',
  'wishlists/getWishlistItems?customerIdentifier=7400112',
  'webhooks/getSubscriptions',
];

it('resets a sandbox during changes, deliveries and moves of its clock: nothing remains, and the data stays consistent', async () => {
  const host = await startSandboxes({}, postgres.database);
  const { body: credentials } = await host.call('POST', '/sandbox', { body: {} });
  const failures: string[] = [];
  const counts = new Map<string, number>();
  const send = async (method: string, path: string, body?: object) => {
    const isSandbox = path.startsWith('/sandbox');
    const token = isSandbox ? credentials.key : credentials.shop.accessToken;
    const response = await host.send(method, path, {
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const name = `${path.split('?')[0]} ${response.status}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (response.status >= 500) failures.push(`${name}: ${text}`);
    return text;
  };
  const reads = () => Promise.all(READS.map((path) => send('GET', `/v2/${path}`)));
  const write = (request: (typeof topicRequests)[keyof typeof topicRequests]) => {
    if ('action' in request) {
      return send('POST', '/sandbox/world', { action: request.action, ...request.input });
    }
    const operation = operations.find(({ id }) => id === request.operation);
    if (!operation) throw new Error(`There is no operation ${request.operation}.`);
    return send(operation.method.toUpperCase(), operation.path, request.body);
  };

  await send('POST', '/sandbox/reset', {});
  const before = await reads();

  const endsAt = Date.now() + DURATION_MS;
  const repeat = async (work: () => Promise<unknown>) => {
    while (Date.now() < endsAt) await work();
  };
  const all = Object.values(topicRequests);
  let next = 0;
  await Promise.all([
    ...Array.from({ length: WRITERS }, () =>
      repeat(() => write(all[next++ % all.length] as (typeof all)[number])),
    ),
    repeat(() => send('POST', '/sandbox/drain', {})),
    repeat(() => send('POST', '/sandbox/clock', { advanceSeconds: 3_600 })),
    repeat(() => send('POST', '/sandbox/reset', {})),
  ]);
  expect(failures).toEqual([]);
  const owned = await postgres.database
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.sandboxId, credentials.id))
    .orderBy(asc(shops.id));
  for (const { id } of owned) expect(await brokenInvariants(postgres.database, id)).toEqual([]);
  expect(counts.get('/sandbox/reset 200')).toBeGreaterThan(1);
  expect(counts.get('/v2/customers/updateBalance 200')).toBeGreaterThan(0);

  await send('POST', '/sandbox/reset', {});
  expect(await reads()).toEqual(before);
  const [main] = owned;
  const sending = postgres.database
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.shopId, main?.id ?? 0), eq(deliveries.state, 'sending')));
  expect(await sending).toEqual([]);
});

it('waits for a write under way, and lets one that begins meanwhile wait until it is done', async () => {
  const host = await startSandboxes({}, postgres.database);
  const sandbox = await host.create();
  const customer = { customerIdentifier: '7400112' };
  const balance = async () =>
    (await sandbox.read('customers/getCustomer?customerIdentifier=7400112')).body.pointsBalance;
  const before = await balance();
  const owned = await postgres.database
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.sandboxId, sandbox.credentials.id));
  const waiting = (count: number) =>
    eventually(async () => {
      const locks = await query(
        postgres.url,
        `select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted`,
      );
      expect(locks[0]?.count).toBe(count);
    });
  const ended: string[] = [];
  let reset: Promise<unknown> | undefined;
  let write: Promise<unknown> | undefined;
  await postgres.database.transaction(async (transaction) => {
    await lockForChange(transaction, Math.min(...owned.map(({ id }) => id)));
    reset = sandbox.post('/reset').then(({ status }) => ended.push(`reset ${status}`));
    await waiting(1);
    write = sandbox
      .write('customers/updateBalance', { ...customer, balanceDelta: 10 })
      .then(({ status }) => ended.push(`write ${status}`));
    await waiting(2);
    expect(ended).toEqual([]);
  });
  await Promise.all([reset, write]);
  expect(ended.sort()).toEqual(['reset 200', 'write 200']);
  expect(await balance()).toBe(before + 10);
});

import { and, eq, gt, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { isRow } from '../../api/database/sql';
import { customers } from '../../api/database/tables/customers';
import { reviews } from '../../api/database/tables/reviews';
import { operations } from '../../api/operations';
import type { TestSandbox } from '../../tools/testing/api/test-sandboxes';
import { topicRequests } from '../shops/demo/topic-requests';
import { fingerprints, host, MARA, setUpHost, shopIdsOf } from './sandbox.fixture';

const HOUR_MS = 60 * 60 * 1_000;

setUpHost();

/** Every column of every row of the shops. Tokens and sessions of guests stay, so they are left out. */
const dataOf = async (sandbox: TestSandbox) =>
  (await fingerprints(sandbox)).map(({ tokens: _, sessions: __, ...data }) => data);

/** Does what fires each topic. */
async function changeByRequests(sandbox: TestSandbox): Promise<void> {
  for (const request of Object.values(topicRequests)) {
    if ('action' in request) {
      await sandbox.post('/world', { action: request.action, ...request.input });
      continue;
    }
    const operation = operations.find(({ id }) => id === request.operation);
    const { method = '', path = '' } = operation ?? {};
    const token = sandbox.credentials.shop.accessToken;
    await host.call(method.toUpperCase(), path, { token, body: request.body });
  }
  await sandbox.post('/drain');
}

/** Deletes rows, and gives customers what others had, which must be unique. */
async function changeRows(sandbox: TestSandbox): Promise<void> {
  const [shopId = 0] = await shopIdsOf(sandbox);
  const { database } = host;
  const of = (id: number) => isRow(customers, shopId, id);
  const [first, second] = await database
    .select()
    .from(customers)
    .where(and(eq(customers.shopId, shopId), gt(customers.email, '')))
    .orderBy(customers.id)
    .limit(2);
  if (!first || !second) throw new Error('The demo shop has no two customers.');
  await database.update(customers).set({ email: null }).where(of(first.id));
  await database.update(customers).set({ email: first.email }).where(of(second.id));
  await database.update(customers).set({ email: second.email }).where(of(first.id));
  const some = await database
    .select({ id: reviews.id })
    .from(reviews)
    .where(eq(reviews.shopId, shopId))
    .limit(3);
  const ids = some.map(({ id }) => id);
  await database.delete(reviews).where(and(eq(reviews.shopId, shopId), inArray(reviews.id, ids)));
}

it('restores what was changed, added or deleted, and nothing differs from the new sandbox', async () => {
  const sandbox = await host.create();
  const before = await dataOf(sandbox);
  await changeByRequests(sandbox);
  await changeRows(sandbox);
  const changed = await dataOf(sandbox);
  expect(changed[0]?.customers).not.toBe(before[0]?.customers);
  expect(changed[0]?.reviews).not.toBe(before[0]?.reviews);
  const { status, body } = await sandbox.post('/reset');
  expect([status, body.queues]).toEqual([200, { jobs: 0, deliveries: 0 }]);
  expect(await dataOf(sandbox)).toEqual(before);
});

it('moves all timestamps in a later hour, and restores them in the same one', async () => {
  const sandbox = await host.create();
  const occurredAt = async () => {
    const path = `rewards/getActivityHistory?customerIdentifier=${MARA}`;
    return Date.parse((await sandbox.read(path)).body.activities[0].createdAt);
  };
  const before = await occurredAt();
  await changeByRequests(sandbox);
  host.clock.advance(HOUR_MS);
  await sandbox.post('/reset');
  expect(await occurredAt()).toBe(before + HOUR_MS);
  const later = await dataOf(sandbox);
  await changeByRequests(sandbox);
  await changeRows(sandbox);
  await sandbox.post('/reset');
  expect(await dataOf(sandbox)).toEqual(later);
});

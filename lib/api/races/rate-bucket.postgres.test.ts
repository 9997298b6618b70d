import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { overfullIntervals } from '../../tools/testing/api/admissions';
import { addLoadRows } from '../../tools/testing/api/load-rows';
import { type PostgresDatabase, postgresDatabase } from '../../tools/testing/api/postgres-database';
import { sendAtOnce } from '../../tools/testing/api/status-counts';
import { createTestApi } from '../../tools/testing/api/test-api';
import { takeFromBucket } from '../http/access/rate-bucket-store';

let postgres: PostgresDatabase;
beforeAll(async () => {
  postgres = await postgresDatabase({ isLimited: true });
});
afterAll(async () => {
  expect(await postgres.closeAndCountDeadlocks()).toBe(0);
});

const START = Date.parse('2026-03-04T09:15:00Z');

it('admits 40 of 200 requests at once, 20 more after 10 seconds, and shows each place once', async () => {
  const key = randomUUID();
  const takeAtOnce = async (now: number) => {
    const decisions = await Promise.all(
      Array.from({ length: 200 }, () => takeFromBucket(postgres.database, key, now)),
    );
    return decisions
      .filter(({ isAdmitted }) => isAdmitted)
      .map(({ remaining }) => remaining)
      .sort((one, other) => one - other);
  };
  const places = (count: number) => Array.from({ length: count }, (_, index) => index);
  expect(await takeAtOnce(START)).toEqual(places(40));
  expect(await takeAtOnce(START + 10_000)).toEqual(places(20));
  expect(await takeAtOnce(START + 10_000)).toEqual([]);
});

it('never admits more than 40 requests and 2 a second in any interval', async () => {
  const key = randomUUID();
  const admittedAt: number[] = [];
  let now = START;
  for (let wave = 0; wave < 60; wave++) {
    now += Math.floor(Math.random() * 2_000);
    const decisions = await Promise.all(
      Array.from({ length: 1 + Math.floor(Math.random() * 20) }, () =>
        takeFromBucket(postgres.database, key, now),
      ),
    );
    for (const { isAdmitted } of decisions) if (isAdmitted) admittedAt.push(now);
  }
  expect(admittedAt.length).toBeGreaterThan(40);
  expect(overfullIntervals(admittedAt)).toEqual([]);
});

it('never admits more than 40 requests and 2 a second, even if the clocks of the processes differ', async () => {
  const key = randomUUID();
  const moments = Array.from({ length: 300 }, () => START + Math.floor(Math.random() * 30_000));
  const admittedAt: number[] = [];
  await Promise.all(
    moments.map(async (now) => {
      const { isAdmitted } = await takeFromBucket(postgres.database, key, now);
      if (isAdmitted) admittedAt.push(now);
    }),
  );
  expect(admittedAt.length).toBeGreaterThanOrEqual(40);
  expect(admittedAt.length).toBeLessThanOrEqual(40 + 2 * 30);
});

it('returns 429 to all but 40 of 120 requests at once', async () => {
  const api = await createTestApi(postgres.database, { keepBuckets: true });
  const { customers } = await addLoadRows(api.database, api.shop.id);
  const counts = await sendAtOnce(120, () =>
    api.call('getCustomer', { query: { customerIdentifier: customers[0] ?? '' } }),
  );
  expect(counts).toEqual({ 200: 40, 429: 80 });
});

import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer } from '../../../api/database/open-server';
import { customers } from '../../../api/database/tables/customers';
import { activities } from '../../../api/database/tables/rewards';
import { emptyProgram } from '../../../api/rewards/rewards.fixture';
import { brokenInvariants } from '../../../tools/testing/api/invariants';
import {
  type PostgresDatabase,
  postgresDatabase,
} from '../../../tools/testing/api/postgres-database';
import { createWorld } from '../world.fixture';
import { runCalendar } from './calendar';

let postgres: PostgresDatabase;
beforeAll(async () => {
  postgres = await postgresDatabase();
});
afterAll(async () => {
  expect(await postgres.closeAndCountDeadlocks()).toBe(0);
});

const CUSTOMERS = 30;

it('pays each birthday once, and expires each balance once, in two processes at once', async () => {
  const world = await createWorld(postgres.database);
  const program = await emptyProgram(world);
  await program.earningRule({ type: 'birthday_gift', rewarding: { type: 'points', points: 25 } });
  const ids: number[] = [];
  for (let added = 0; added < CUSTOMERS; added++) {
    const { id } = await program.customer({
      birthMonth: 9,
      birthDay: 17,
      pointsBalance: 40,
      pointsExpireAt: new Date('2026-09-16T12:00:00Z'),
    });
    ids.push(id);
  }
  const other = await openServer({ url: postgres.url, maxConnections: 5 });
  try {
    const tick = { shopId: world.shop.id, now: new Date('2026-09-17T00:00:00Z') };
    await Promise.all(
      [postgres.database, other.database, postgres.database, other.database].map((database) =>
        runCalendar({ database, randomBytes }, tick),
      ),
    );
  } finally {
    await other.close();
  }
  const ofType = async (type: string) => {
    const { database, shop } = world;
    const rows = await database
      .select({ customerId: activities.customerId, points: activities.points })
      .from(activities)
      .where(
        and(
          eq(activities.shopId, shop.id),
          eq(activities.type, type),
          eq(activities.createdAt, new Date('2026-09-17T00:00:00Z')),
        ),
      );
    return rows.filter(({ customerId }) => ids.includes(customerId));
  };
  expect(await ofType('reward')).toHaveLength(CUSTOMERS);
  expect(await ofType('expired')).toHaveLength(CUSTOMERS);
  const isPaid = and(eq(customers.shopId, world.shop.id), eq(customers.pointsBalance, 25));
  expect(await world.database.$count(customers, isPaid)).toBeGreaterThanOrEqual(CUSTOMERS);
  expect(await brokenInvariants(world.database, world.shop.id)).toEqual([]);
});

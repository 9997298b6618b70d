import { and, eq, gte } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { customers } from '../../api/database/tables/customers';
import { activities } from '../../api/database/tables/rewards';
import { brokenInvariants } from '../../tools/testing/api/invariants';
import { createWorld } from './world.fixture';

it('a year of the demo shop has its birthdays, its expiry, and a tier', async () => {
  const world = await createWorld();
  const startsAt = new Date(world.clock.now());
  const tom = { customerIdentifier: '7400115' };
  await world.call('updateBirthday', { body: { ...tom, day: 29, month: 2 } });
  await world.advanceTo('2026-06-01T12:00:00.000Z');
  expect(await world.act('orderPaid', { ...tom, total: 160 })).toEqual([
    'customer/balanceUpdated',
    'customer/tierUpdated',
    'customer/balanceUpdated',
  ]);
  const ticks = await world.advanceTo('2027-03-04T09:15:00.000Z');
  expect(ticks).toBeGreaterThan(10);

  const ofType = async (type: string) =>
    world.database
      .select({ customerId: activities.customerId, ruleId: activities.ruleId })
      .from(activities)
      .where(
        and(
          eq(activities.shopId, world.shop.id),
          eq(activities.type, type),
          gte(activities.createdAt, startsAt),
        ),
      );
  const gifts = (await ofType('reward')).filter(({ ruleId }) => ruleId === 34);
  // Ella on 2 May, Otis on 5 June, Mara on 17 September, Lena and Tom on 28 February.
  expect(gifts.map(({ customerId }) => customerId).sort()).toEqual([101, 102, 103, 108, 109]);

  // All points of the demo shop expire within the year, except those that Tom earned in June.
  const withPoints = await world.database
    .select({ id: customers.id, expireAt: customers.pointsExpireAt })
    .from(customers)
    .where(and(eq(customers.shopId, world.shop.id), gte(customers.pointsBalance, 0.01)));
  expect(withPoints).toEqual([{ id: 102, expireAt: new Date('2027-06-01T12:00:00.000Z') }]);
  expect((await ofType('expired')).length).toBeGreaterThan(10);
  expect(await brokenInvariants(world.database, world.shop.id)).toEqual([]);
});

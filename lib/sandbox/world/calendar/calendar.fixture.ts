import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { isRow } from '../../../api/database/sql';
import { customers } from '../../../api/database/tables/customers';
import { issuedRewards } from '../../../api/database/tables/rewards';
import { customer, setUpProgram, world } from '../program.fixture';
import { nextDueAt, runCalendar } from './calendar';

/**
 * Creates what {@link setUpProgram} creates. Only the birthday of the customer is due, on 17 September. Call it outside
 * of tests.
 */
export function setUpCalendar(): void {
  setUpProgram();
  beforeEach(async () => {
    // Nothing of the demo shop is due in these tests.
    const isOfShop = eq(customers.shopId, world.shop.id);
    const { database } = world;
    await database.update(customers).set({ pointsExpireAt: null, birthDay: null }).where(isOfShop);
    await database.delete(issuedRewards).where(eq(issuedRewards.shopId, world.shop.id));
    await change({ birthMonth: 9, birthDay: 17 });
  });
}

/** The services of the calendar. */
export const services = () => ({ database: world.database, randomBytes });

/** Does what is due now. */
export const tick = () =>
  runCalendar(services(), { shopId: world.shop.id, now: new Date(world.clock.now()) });

/** When something is due next. */
export const due = async () =>
  (await nextDueAt(services(), [world.shop.id]))?.toISOString() ?? null;

/** The topics of the events since the last call. */
export const topics = async () => (await world.newEvents()).map(({ topic }) => topic);

/** Changes the customer. */
export const change = (row: Partial<typeof customers.$inferInsert>) =>
  world.database
    .update(customers)
    .set(row)
    .where(isRow(customers, world.shop.id, customer.id));

import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { customers } from '../../database/tables/customers';
import { activities, tiers } from '../../database/tables/rewards';

export type CustomerRow = typeof customers.$inferSelect;
export type ActivityRow = typeof activities.$inferSelect;

/** The tier that a customer is in. */
export async function readTier(transaction: Transaction, { shopId, tierId }: CustomerRow) {
  if (tierId === null) return null;
  const [tier] = await transaction
    .select()
    .from(tiers)
    .where(and(eq(tiers.shopId, shopId), eq(tiers.id, tierId)));
  return tier ?? null;
}

/** Stores a birthday. */
export async function storeBirthday(
  transaction: Transaction,
  { shopId, id }: CustomerRow,
  { day, month, year }: { day: number; month: number; year?: number | undefined },
  now: Date,
): Promise<void> {
  await transaction
    .update(customers)
    .set({ birthDay: day, birthMonth: month, birthYear: year ?? null, birthdayChangedAt: now })
    .where(and(eq(customers.shopId, shopId), eq(customers.id, id)));
}

/**
 * Changes a balance in one statement, unless it would become negative (invariant I2).
 *
 * @returns the new balance; null when there are not enough points
 */
export async function changeBalance(
  transaction: Transaction,
  { shopId, id }: CustomerRow,
  delta: number,
): Promise<number | null> {
  const balance = sql`${customers.pointsBalance} + ${delta}::numeric`;
  const [changed] = await transaction
    .update(customers)
    .set({ pointsBalance: balance as never })
    .where(and(eq(customers.shopId, shopId), eq(customers.id, id), sql`${balance} >= 0`))
    .returning({ pointsBalance: customers.pointsBalance });
  return changed?.pointsBalance ?? null;
}

/** Adds an entry to a customer's history. */
export async function addActivity(
  transaction: Transaction,
  activity: typeof activities.$inferInsert,
): Promise<ActivityRow> {
  const [added] = await transaction.insert(activities).values(activity).returning();
  if (!added) throw new Error('An activity was not stored.');
  return added;
}

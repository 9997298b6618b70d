import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { type CustomerRow, customers } from '../../database/tables/customers';
import { tiers } from '../../database/tables/rewards';

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

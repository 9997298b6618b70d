import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { isOfCustomer } from '../database/sql';
import { issuedRewards } from '../database/tables/rewards';
import type { CustomerRow, IssuedRewardRow } from './rows';

/** Stores a reward. @returns `null` if its code is taken */
export async function insertIssuedReward(
  transaction: Transaction,
  reward: typeof issuedRewards.$inferInsert,
): Promise<IssuedRewardRow | null> {
  const [stored] = await transaction
    .insert(issuedRewards)
    .values(reward)
    .onConflictDoNothing({ target: [issuedRewards.shopId, issuedRewards.code] })
    .returning();
  return stored ?? null;
}

/** The rewards that a customer can use now, newest first. */
export function listActiveRewards(
  transaction: Transaction,
  customer: CustomerRow,
  now: Date,
): Promise<IssuedRewardRow[]> {
  return transaction
    .select()
    .from(issuedRewards)
    .where(
      and(
        isOfCustomer(issuedRewards, customer),
        eq(issuedRewards.state, 'active'),
        or(isNull(issuedRewards.expiresAt), gt(issuedRewards.expiresAt, now)),
      ),
    )
    .orderBy(desc(issuedRewards.createdAt), desc(issuedRewards.id));
}

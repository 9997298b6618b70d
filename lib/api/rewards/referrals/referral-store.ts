import { and, asc, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { customers } from '../../database/tables/customers';
import { activities } from '../../database/tables/rewards';
import type { CustomerRow } from '../rows';

/** The customer whose link has a referral code. */
export async function findReferrer(
  transaction: Transaction,
  shopId: number,
  referralCode: string,
): Promise<CustomerRow | undefined> {
  const [referrer] = await transaction
    .select()
    .from(customers)
    .where(and(eq(customers.shopId, shopId), eq(customers.referralCode, referralCode)))
    .orderBy(asc(customers.id))
    .limit(1);
  return referrer;
}

/** Counts the friends of a customer whose first order was rewarded. */
export async function countFriends(
  transaction: Transaction,
  { shopId, id }: Pick<CustomerRow, 'shopId' | 'id'>,
): Promise<number> {
  return transaction.$count(
    activities,
    and(
      eq(activities.shopId, shopId),
      eq(activities.customerId, id),
      eq(activities.type, 'referrer'),
    ),
  );
}

/** When the friends of a customer claimed the offer since a time, oldest first. */
export async function readClaimTimes(
  transaction: Transaction,
  { shopId, id }: CustomerRow,
  since: Date,
): Promise<Date[]> {
  const rows = await transaction
    .select({ claimedAt: customers.createdAt })
    .from(customers)
    .where(
      and(
        eq(customers.shopId, shopId),
        eq(customers.referredBy, id),
        gt(customers.createdAt, since),
      ),
    )
    .orderBy(asc(customers.createdAt));
  return rows.map(({ claimedAt }) => claimedAt);
}

/** Stores a referred friend as a customer without an account. @returns `undefined` if a customer has the address */
export async function insertFriend(
  transaction: Transaction,
  { shopId, id }: CustomerRow,
  friend: { email: string; createdAt: Date },
): Promise<CustomerRow | undefined> {
  const [inserted] = await transaction
    .insert(customers)
    .values({ ...friend, shopId, referredBy: id })
    .onConflictDoNothing({ target: [customers.shopId, customers.email] })
    .returning();
  return inserted;
}

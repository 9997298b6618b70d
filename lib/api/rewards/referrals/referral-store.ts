import { and, asc, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { isOfCustomer } from '../../database/sql';
import { customers, referralClaims } from '../../database/tables/customers';
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
  customer: Pick<CustomerRow, 'shopId' | 'id'>,
): Promise<number> {
  return transaction.$count(
    activities,
    and(isOfCustomer(activities, customer), eq(activities.type, 'referrer')),
  );
}

/** When the offer was claimed since a time, with the link of a customer or by a guest, oldest first. */
export async function readClaimTimes(
  transaction: Transaction,
  shopId: number,
  by: { referrerId: number } | { sessionId: number },
  since: Date,
): Promise<Date[]> {
  const rows = await transaction
    .select({ claimedAt: referralClaims.claimedAt })
    .from(referralClaims)
    .where(
      and(
        eq(referralClaims.shopId, shopId),
        'referrerId' in by
          ? eq(referralClaims.referrerId, by.referrerId)
          : eq(referralClaims.sessionId, by.sessionId),
        gt(referralClaims.claimedAt, since),
      ),
    )
    .orderBy(asc(referralClaims.claimedAt));
  return rows.map(({ claimedAt }) => claimedAt);
}

/** Counts a claim. */
export async function insertClaim(
  transaction: Transaction,
  claim: typeof referralClaims.$inferInsert,
): Promise<void> {
  await transaction.insert(referralClaims).values(claim);
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

import { and, asc, count, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database';
import { isOfCustomer, isRow } from '../../database/sql';
import { activities, redemptions } from '../../database/tables/rewards';
import { shops } from '../../database/tables/shops';
import type { ChangeContext, RequestShop } from '../../http/context';
import { systemTime } from '../../http/shop-clock';
import type { CustomerRow, RedemptionRow } from '../rows';

/** Counts redemptions of rules by a customer, without those that failed; rules without any are missing. */
export async function countUses(
  transaction: Transaction,
  customer: CustomerRow,
): Promise<ReadonlyMap<number, number>> {
  const counts = await transaction
    .select({ ruleId: redemptions.ruleId, uses: count() })
    .from(redemptions)
    .where(and(isOfCustomer(redemptions, customer), ne(redemptions.state, 'failed')))
    .groupBy(redemptions.ruleId);
  return new Map(counts.map(({ ruleId, uses }) => [ruleId, uses]));
}

/** Queues a redemption, which is due at once. @returns its id */
export async function queueRedemption(
  { transaction, shop, now }: ChangeContext,
  redemption: Omit<typeof redemptions.$inferInsert, 'shopId' | 'state' | 'createdAt' | 'dueAt'>,
): Promise<number> {
  const times = { createdAt: now, dueAt: systemTime(shop, now) };
  const [queued] = await transaction
    .insert(redemptions)
    .values({ ...redemption, ...times, shopId: shop.id, state: 'queued' })
    .returning({ id: redemptions.id });
  if (!queued) throw new Error('A redemption was not queued.');
  return queued.id;
}

/** Redemptions to claim. Times are those of the system. */
export interface Claim {
  now: Date;
  /** When others may claim them again. */
  leaseEndsAt: Date;
  limit: number;
  /** Only of these shops; of all by default. */
  shopIds?: readonly number[] | undefined;
}

/**
 * Claims redemptions that are due, and those whose lease has ended because their process crashed. Several processes
 * can claim at once; each gets different ones.
 */
export function claimDue(
  database: Database,
  { now, leaseEndsAt, limit, shopIds }: Claim,
): Promise<RedemptionRow[]> {
  const due = database.$with('due').as(
    database
      .select({ shopId: redemptions.shopId, id: redemptions.id })
      .from(redemptions)
      .where(
        and(
          shopIds && inArray(redemptions.shopId, [...shopIds]),
          inArray(redemptions.state, ['queued', 'fulfilling']),
          lte(redemptions.dueAt, now),
        ),
      )
      .orderBy(asc(redemptions.dueAt), asc(redemptions.shopId), asc(redemptions.id))
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  return database
    .with(due)
    .update(redemptions)
    .set({
      state: 'fulfilling',
      attempts: sql`${redemptions.attempts} + 1`,
      dueAt: leaseEndsAt,
    })
    .from(due)
    .where(isRow(redemptions, due.shopId, due.id))
    .returning();
}

/** Ends or postpones a claimed redemption. */
export type RedemptionResult =
  /** With the time when it is due again, by the clock of the system. */
  { state: 'queued'; dueAt: Date } | { state: 'fulfilled' | 'failed' };

/**
 * Stores the result of an attempt. The number of the attempt identifies the claim: after the lease has ended, another
 * process may have claimed the redemption again.
 *
 * @returns whether the claim was still valid; if not, nothing has changed
 */
export async function finishAttempt(
  transaction: Transaction,
  { shopId, id, attempts }: RedemptionRow,
  result: RedemptionResult,
): Promise<boolean> {
  const finished = await transaction
    .update(redemptions)
    .set(result)
    .where(
      and(
        eq(redemptions.shopId, shopId),
        eq(redemptions.id, id),
        eq(redemptions.state, 'fulfilling'),
        eq(redemptions.attempts, attempts),
      ),
    )
    .returning({ id: redemptions.id });
  return finished.length > 0;
}

/** Shows an issued reward in the history of the redemption. */
export async function attachReward(
  transaction: Transaction,
  { shopId, activityId }: RedemptionRow,
  rewardId: number,
): Promise<void> {
  await transaction
    .update(activities)
    .set({ rewardId })
    .where(isRow(activities, shopId, activityId));
}

/** The shop of a redemption. */
export async function readShop(transaction: Transaction, id: number): Promise<RequestShop> {
  const [shop] = await transaction.select().from(shops).where(eq(shops.id, id));
  if (!shop) throw new Error(`Shop ${id} is gone.`);
  return shop;
}

import { and, asc, eq, gt, gte, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { CustomerRow } from '../../api/rewards/rows';
import type { Database, Transaction } from '../../database/database';
import { customers } from '../../database/tables/customers';
import { issuedRewards } from '../../database/tables/rewards';
import { shops } from '../../database/tables/shops';
import type { MonthDay } from './calendar-rules';

/** A part of the customers of a shop, by id. */
export interface CustomerPage {
  afterId: number;
  limit: number;
}

/** When birthdays of a shop were celebrated last. */
export interface Celebration {
  at: Date;
  /** As they are stored. */
  importedAt: Date;
  celebratedAt: Date | null;
}

/** Reads when birthdays of a shop were celebrated last. */
export async function readCelebration(
  database: Database,
  shopId: number,
): Promise<Celebration | null> {
  const [shop] = await database
    .select({ importedAt: shops.importedAt, celebratedAt: shops.celebratedAt })
    .from(shops)
    .where(eq(shops.id, shopId));
  return shop ? { ...shop, at: shop.celebratedAt ?? shop.importedAt } : null;
}

/** When the calendar of a shop runs. */
interface RunTime {
  shopId: number;
  now: Date;
  clockOffsetMs?: number;
}

/** The clock of the shop was not set back since. */
function isStillDue({ clockOffsetMs = 0 }: RunTime): SQL {
  return gte(shops.clockOffsetMs, clockOffsetMs);
}

/**
 * Records that the birthdays of a shop were celebrated up to a timestamp, unless another process has celebrated them or
 * the shop was reset since.
 *
 * @param celebration as it was read at the beginning
 */
export async function storeCelebration(
  database: Database,
  { importedAt, celebratedAt }: Celebration,
  run: RunTime,
): Promise<void> {
  await database
    .update(shops)
    .set({ celebratedAt: run.now })
    .where(
      and(
        eq(shops.id, run.shopId),
        isStillDue(run),
        eq(shops.importedAt, importedAt),
        celebratedAt ? eq(shops.celebratedAt, celebratedAt) : isNull(shops.celebratedAt),
      ),
    );
}

/** Customers with one of the birthdays. */
export function listBirthdayCustomers(
  database: Database,
  shopId: number,
  days: readonly MonthDay[],
  { afterId, limit }: CustomerPage,
): Promise<CustomerRow[]> {
  return database
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.shopId, shopId),
        isNotNull(customers.birthDay),
        or(
          ...days.map(({ month, day }) =>
            and(eq(customers.birthMonth, month), eq(customers.birthDay, day)),
          ),
        ),
        gt(customers.id, afterId),
      ),
    )
    .orderBy(asc(customers.id))
    .limit(limit);
}

/** Customers whose points have expired. */
export function listExpiredCustomers(
  database: Database,
  shopId: number,
  now: Date,
  { afterId, limit }: CustomerPage,
): Promise<CustomerRow[]> {
  return database
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.shopId, shopId),
        lte(customers.pointsExpireAt, now),
        gt(customers.id, afterId),
      ),
    )
    .orderBy(asc(customers.id))
    .limit(limit);
}

/** Takes the expiry off a balance that has nothing to expire. */
export async function clearExpiry(
  transaction: Transaction,
  { shopId, id }: CustomerRow,
): Promise<void> {
  await transaction
    .update(customers)
    .set({ pointsExpireAt: null })
    .where(and(eq(customers.shopId, shopId), eq(customers.id, id)));
}

/** Marks the rewards whose expiry has passed as expired. */
export async function expireRewards(database: Database, run: RunTime): Promise<void> {
  await database
    .update(issuedRewards)
    .set({ state: 'expired' })
    .from(shops)
    .where(
      and(
        eq(shops.id, issuedRewards.shopId),
        isStillDue(run),
        eq(issuedRewards.shopId, run.shopId),
        eq(issuedRewards.state, 'active'),
        lte(issuedRewards.expiresAt, run.now),
      ),
    );
}

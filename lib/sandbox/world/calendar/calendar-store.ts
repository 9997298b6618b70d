import { and, asc, eq, gt, gte, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../../api/database/database';
import { customers } from '../../../api/database/tables/customers';
import { issuedRewards } from '../../../api/database/tables/rewards';
import { shops } from '../../../api/database/tables/shops';
import type { CustomerRow } from '../../../api/rewards/rows';
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

/** A part of the customers of a shop who meet a condition. */
export function listCustomers(
  database: Database,
  shopId: number,
  condition: SQL | undefined,
  { afterId, limit }: CustomerPage,
): Promise<CustomerRow[]> {
  return database
    .select()
    .from(customers)
    .where(and(eq(customers.shopId, shopId), condition, gt(customers.id, afterId)))
    .orderBy(asc(customers.id))
    .limit(limit);
}

/** The customer has one of the birthdays. */
export function hasBirthday(days: readonly MonthDay[]): SQL | undefined {
  const isOneOf = days.map(({ month, day }) =>
    and(eq(customers.birthMonth, month), eq(customers.birthDay, day)),
  );
  return and(isNotNull(customers.birthDay), or(...isOneOf));
}

/** The points of the customer have expired. */
export function hasExpired(now: Date): SQL {
  return lte(customers.pointsExpireAt, now);
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

import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  isNull,
  max,
  min,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/database';
import type { TierCondition } from '../../database/reward-types';
import { isOfCustomer } from '../../database/sql';
import { orders } from '../../database/tables/catalog';
import { activities, reachedTiers, tiers } from '../../database/tables/rewards';
import type { CustomerRow, TierRow } from '../rows';
import type { PeriodFacts } from './tier-rules';

/** All tiers of a shop, lowest first, active or not. */
export function listTiers(transaction: Transaction, shopId: number): Promise<TierRow[]> {
  return transaction
    .select()
    .from(tiers)
    .where(eq(tiers.shopId, shopId))
    .orderBy(asc(tiers.position), asc(tiers.id));
}

/** Points from these activities count for tiers. */
const COUNTED_ACTIVITIES = ['reward', 'referrer', 'referred'];

/** A customer's progress toward a milestone since a timestamp. */
export async function readMilestone(
  transaction: Transaction,
  customer: CustomerRow,
  condition: TierCondition | null,
  since: Date | null,
): Promise<number> {
  switch (condition) {
    case 'earn_points':
      return activityFigure(
        transaction,
        customer,
        COUNTED_ACTIVITIES,
        since,
        sum(activities.points),
      );
    case 'completed_referrals':
      return activityFigure(transaction, customer, ['referrer'], since, count());
    case 'purchases_made':
      return orderFigure(transaction, customer, since, count());
    case 'spent_amount':
      return orderFigure(
        transaction,
        customer,
        since,
        sum(sql`${orders.total} - ${orders.refundedAmount}`),
      );
    default:
      return 0;
  }
}

type Figure = SQL<number | string | null>;

function from(column: PgColumn, since: Date | null) {
  return since === null ? undefined : gte(column, since);
}

async function activityFigure(
  transaction: Transaction,
  customer: CustomerRow,
  types: string[],
  since: Date | null,
  figure: Figure,
): Promise<number> {
  const [found] = await transaction
    .select({ figure })
    .from(activities)
    .where(
      and(
        isOfCustomer(activities, customer),
        inArray(activities.type, types),
        from(activities.createdAt, since),
      ),
    );
  return Number(found?.figure ?? 0);
}

async function orderFigure(
  transaction: Transaction,
  customer: CustomerRow,
  since: Date | null,
  figure: Figure,
): Promise<number> {
  const [found] = await transaction
    .select({ figure })
    .from(orders)
    .where(and(isPaidOrderOf(customer), from(orders.paidAt, since)));
  return Number(found?.figure ?? 0);
}

function isPaidOrderOf(customer: CustomerRow) {
  return and(isOfCustomer(orders, customer), isNull(orders.refundedAt));
}

/** When a customer did what the period for tiers can start with. */
export async function readPeriodFacts(
  transaction: Transaction,
  customer: CustomerRow,
): Promise<PeriodFacts> {
  const [order] = await transaction
    .select({ firstOrderAt: min(orders.paidAt) })
    .from(orders)
    .where(isPaidOrderOf(customer));
  const [activity] = await transaction
    .select({ lastActivityAt: max(activities.createdAt) })
    .from(activities)
    .where(isOfCustomer(activities, customer));
  return {
    firstOrderAt: order?.firstOrderAt ?? null,
    lastActivityAt: activity?.lastActivityAt ?? null,
  };
}

/** Notes that a customer reached a tier. @returns whether it is the first time */
export async function noteReachedTier(
  transaction: Transaction,
  { shopId, id }: CustomerRow,
  tierId: number,
  now: Date,
): Promise<boolean> {
  const noted = await transaction
    .insert(reachedTiers)
    .values({ shopId, customerId: id, tierId, reachedAt: now })
    .onConflictDoNothing()
    .returning({ tierId: reachedTiers.tierId });
  return noted.length > 0;
}

import { and, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { isRow } from '../../database/sql';
import { customers } from '../../database/tables/customers';
import { activities } from '../../database/tables/rewards';
import type { ChangeContext } from '../../http/context';
import type { ActivityRow, CustomerRow } from '../rows';
import type { ExpiryChange } from './points-rules';

type CustomerKey = Pick<CustomerRow, 'shopId' | 'id'>;

/**
 * Locks a customer until the end of the transaction, and takes the timestamp of the change. Limits for each customer
 * are exact behind it: who comes second counts what the first one stored.
 */
export async function lockCustomer(
  context: Pick<ChangeContext, 'transaction' | 'takeTimestamp'>,
  { shopId, id }: CustomerKey,
): Promise<CustomerRow> {
  const [locked] = await context.transaction
    .select()
    .from(customers)
    .where(isRow(customers, shopId, id))
    .for('update');
  if (!locked) throw new Error(`Customer ${id} is gone.`);
  context.takeTimestamp();
  return locked;
}

/** Changes fields of a customer other than the balance. */
export async function updateCustomer(
  transaction: Transaction,
  { shopId, id }: CustomerKey,
  changes: Partial<Omit<CustomerRow, 'pointsBalance'>>,
): Promise<void> {
  await transaction
    .update(customers)
    .set(changes)
    .where(isRow(customers, shopId, id));
}

/** A change of a balance. */
export interface BalanceChange {
  delta: number;
  expiry: ExpiryChange;
  /** When points expire that are earned or spent now; `null` if points never do. */
  expireAt: Date | null;
  /** The highest balance that points can be added to; `null` for points that are given back. */
  max: number | null;
}

/** A balance after a change. */
export interface Balance {
  pointsBalance: number;
  pointsExpireAt: Date | null;
}

/**
 * Changes a balance in one statement, unless it would become negative (SPECIFICATION.md, I2) or too high.
 *
 * @returns the new balance; `null` if it stays as it is
 */
export async function changeBalance(
  transaction: Transaction,
  { shopId, id }: CustomerKey,
  { delta, expiry, expireAt, max }: BalanceChange,
): Promise<Balance | null> {
  const balance = sql`${customers.pointsBalance} + ${delta}::numeric`;
  const isLimited = delta > 0 && max !== null;
  const [changed] = await transaction
    .update(customers)
    .set({ pointsBalance: balance, pointsExpireAt: expiryAfter(expiry, expireAt) })
    .where(
      and(isRow(customers, shopId, id), gte(balance, 0), isLimited ? lte(balance, max) : undefined),
    )
    .returning({
      pointsBalance: customers.pointsBalance,
      pointsExpireAt: customers.pointsExpireAt,
    });
  return changed ?? null;
}

function expiryAfter(expiry: ExpiryChange, expireAt: Date | null): Date | SQL | null {
  if (expireAt === null || expiry === 'clear') return null;
  if (expiry === 'renew') return expireAt;
  return sql`coalesce(${customers.pointsExpireAt}, ${expireAt.toISOString()}::timestamptz)`;
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

import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Numbers of the advisory locks that transactions take, which only have to differ. */
export const LOCKS = {
  /** The subscriptions of a shop. */
  subscriptions: 4_711,
  /** The choice of the deliveries that are sent next. */
  claims: 4_712,
  /** Sandboxes created by a network address. */
  sandboxCreator: 4_713,
  /** All data of a shop. Changes share it; whoever replaces the data or moves the clock holds it alone. */
  shop: 4_714,
  /** The domains and client ids of all shops, which imports create. */
  imports: 4_715,
  /** The images of a sandbox. */
  sandboxImages: 4_716,
} as const;

/**
 * Locks something of shops until the transaction ends. Locks of several shops are taken in the order of their ids, so
 * transactions don't wait for each other in a circle.
 */
export async function lockOfShops(
  transaction: Pick<Database, 'execute'>,
  name: 'subscriptions' | 'shop',
  shopIds: readonly number[],
  mode: 'shared' | 'exclusive',
): Promise<void> {
  const lock = sql.raw(`pg_advisory_xact_lock${mode === 'shared' ? '_shared' : ''}`);
  const ids = [...new Set(shopIds)].sort((a, b) => a - b);
  const locks = ids.map((id) => sql`${lock}(${LOCKS[name]}, ${id}::int)`);
  await transaction.execute(sql`select ${sql.join(locks, sql`, `)}`);
}

/** Locks the domains and client ids of all shops until the transaction ends. */
export async function lockImports(transaction: Pick<Database, 'execute'>): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCKS.imports}::bigint)`);
}

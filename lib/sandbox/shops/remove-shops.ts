import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../api/database/database';
import { idList } from '../../api/database/sql';
import { clientShops, clients, idempotencyKeys } from '../../api/database/tables/access';
import { shops } from '../../api/database/tables/shops';
import { SHOP_COLUMN, SHOP_TABLES } from './shop-tables';

/** One statement that deletes the rows of shops from all tables. */
function deleteStatement(shopIds: readonly number[]): SQL {
  const ids = idList(shopIds);
  const parts = SHOP_TABLES.map(
    (table, at) => sql`${sql.identifier(`deleted_${at}`)} as (
      delete from ${table} where ${sql.identifier(SHOP_COLUMN)} in (${ids})
    )`,
  );
  return sql`with ${sql.join(parts, sql`, `)} select 1`;
}

/**
 * Deletes shops with all that belongs to them, and the clients that are linked to them. Their rate buckets are removed
 * when they are empty, like all others.
 */
export async function removeShops(
  transaction: Transaction,
  shopIds: readonly number[],
): Promise<void> {
  if (shopIds.length === 0) return;
  const linked = await transaction
    .selectDistinct({ id: clientShops.clientId })
    .from(clientShops)
    .where(inArray(clientShops.shopId, [...shopIds]));
  await transaction.execute(deleteStatement(shopIds));
  await transaction.delete(shops).where(inArray(shops.id, [...shopIds]));
  if (linked.length === 0) return;
  const ids = linked.map(({ id }) => id);
  await transaction.delete(clients).where(inArray(clients.id, ids));
  // Requests for tokens have no shop.
  await transaction.delete(idempotencyKeys).where(inArray(idempotencyKeys.clientId, ids));
}

import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../api/database/database';
import { idList } from '../../api/database/sql';
import { clientShops, tokens } from '../../api/database/tables/access';
import { FIRST_GENERATED_ID } from '../../api/database/tables/ids';
import { sessions } from '../../api/database/tables/wishlists';
import { copyStatement, type RowCopies } from './copy-rows';
import { SHOP_COLUMN, SHOP_TABLES } from './shop-tables';

/** Tables that a reset keeps. */
const KEPT_TABLES: ReadonlySet<unknown> = new Set([clientShops, tokens]);

const RESET_TABLES = SHOP_TABLES.filter((table) => !KEPT_TABLES.has(table));

/** Replaces all rows of shops by copies. Deleting and inserting all is faster than comparing them. */
export async function replaceRows(transaction: Transaction, copies: RowCopies): Promise<void> {
  const deleted = RESET_TABLES.map(
    (table, at) =>
      sql`${sql.identifier(`deleted_${at}`)} as (delete from ${table} as own where ${ownRows(table, copies)})`,
  );
  await transaction.execute(sql`with ${sql.join(deleted, sql`, `)} select 1`);
  await transaction.execute(copyStatement(copies));
}

/** Whether a row belongs to the copies. The sessions of guests don't: they stay. */
function ownRows(table: PgTable, { shops }: RowCopies): SQL {
  const isOwn = sql`own.${sql.identifier(SHOP_COLUMN)} in (${idList(shops.map(({ id }) => id))})`;
  return table === sessions ? sql`${isOwn} and own.id < ${FIRST_GENERATED_ID}` : isOwn;
}

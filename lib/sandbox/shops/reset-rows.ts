import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../api/database/database';
import { idList, rowsOf } from '../../api/database/sql';
import { clientShops, tokens } from '../../api/database/tables/access';
import { FIRST_GENERATED_ID } from '../../api/database/tables/ids';
import { sessions } from '../../api/database/tables/wishlists';
import { copyRelations, copyStatement, isCopy, type RowCopies } from './copy-rows';
import { COPIED_TABLES, SHOP_COLUMN, SHOP_TABLES } from './shop-tables';

/** Tables that a reset keeps. */
const KEPT_TABLES: ReadonlySet<unknown> = new Set([clientShops, tokens]);

const RESET_TABLES = SHOP_TABLES.filter((table) => !KEPT_TABLES.has(table));

/** Replaces all rows of shops by copies. */
export async function replaceRows(transaction: Transaction, copies: RowCopies): Promise<void> {
  const deleted = RESET_TABLES.map((table) => deletion(table, ownRows(table, copies)));
  await transaction.execute(sql`with ${sql.join(deleted, sql`, `)} select 1`);
  await transaction.execute(copyStatement(copies));
}

/** Replaces the rows of shops that are not like their copies would be: a shop has many rows, and few of them change. */
export async function restoreRows(transaction: Transaction, copies: RowCopies): Promise<void> {
  const [counts] = rowsOf<RowCounts>(await transaction.execute(deleteChangedStatement(copies)));
  if (!counts) throw new Error('The database returned no counts.');
  const { kept, wanted } = counts;
  const isIncomplete = (_: PgTable, at: number) => (kept[at] ?? 0) < (wanted[at] ?? 0);
  const incomplete = COPIED_TABLES.filter(isIncomplete);
  const partial = COPIED_TABLES.filter((table, at) => isIncomplete(table, at) && kept[at] !== 0);
  if (incomplete.length > 0) {
    await transaction.execute(copyStatement(copies, incomplete, partial));
  }
}

/** Rows of each copied table, in their order. */
interface RowCounts {
  /** That the copies have and keep. */
  kept: number[];
  /** That the originals have. */
  wanted: number[];
}

/** Deletes the rows that differ from their originals, or have none. Its result says which tables lack rows. */
function deleteChangedStatement(copies: RowCopies): SQL {
  const deleted = RESET_TABLES.map((table) => {
    const isChanged = COPIED_TABLES.includes(table) ? sql`not ${isCopy(table)}` : sql`true`;
    return deletion(table, sql`${ownRows(table, copies)} and ${isChanged}`);
  });
  const originalIds = idList(copies.shops.map(({ originalId }) => originalId));
  const kept = COPIED_TABLES.map(
    (table) => sql`(select count(*) from ${table} as own where ${ownRows(table, copies)})
      - (select count(*) from ${nameOf(table)})`,
  );
  const wanted = COPIED_TABLES.map(
    (table) =>
      sql`(select count(*) from ${table} where ${sql.identifier(SHOP_COLUMN)} in (${originalIds}))`,
  );
  return sql`with ${sql.join([...copyRelations(copies), ...deleted], sql`, `)}
    select array[${sql.join(kept, sql`, `)}]::int[] as kept,
      array[${sql.join(wanted, sql`, `)}]::int[] as wanted`;
}

/** The relation of the rows that are deleted from a table. */
function deletion(table: PgTable, condition: SQL): SQL {
  return sql`${nameOf(table)} as (delete from ${table} as own where ${condition} returning 1)`;
}

function nameOf(table: PgTable): SQL {
  return sql`${sql.identifier(`deleted_${RESET_TABLES.indexOf(table)}`)}`;
}

/** Whether a row belongs to the copies. The sessions of guests don't: they stay. */
function ownRows(table: PgTable, { shops }: RowCopies): SQL {
  const isOwn = sql`own.${sql.identifier(SHOP_COLUMN)} in (${idList(shops.map(({ id }) => id))})`;
  return table === sessions ? sql`${isOwn} and own.id < ${FIRST_GENERATED_ID}` : isOwn;
}

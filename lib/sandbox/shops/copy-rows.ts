import { is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable, PgTimestamp } from 'drizzle-orm/pg-core';
import { COPIED_TABLES, SHOP_COLUMN } from './shop-tables';

const CLIENT_COLUMN = 'client_id';

/** A shop whose rows are copied to another one. */
export interface ShopCopy {
  originalId: number;
  id: number;
  /** Shift of the copy's timestamps, as an interval of PostgreSQL. */
  shift: string;
}

/** Shops and clients of a copy. */
export interface RowCopies {
  shops: readonly ShopCopy[];
  /** The client of the copies for each client of the originals. */
  clientIds: ReadonlyMap<string, string>;
}

/** The interval by which timestamps move if an original of a time is copied at another time. */
export function shiftOf(importedAt: Date, now: Date): string {
  return `${now.getTime() - importedAt.getTime()} milliseconds`;
}

/**
 * Copies the rows of all tables. It is one statement, which takes half the time of one for each table: shops have few
 * rows in most tables.
 */
export function copyStatement(copies: RowCopies): SQL {
  const parts = COPIED_TABLES.map(
    (table, at) => sql`${sql.identifier(`copied_${at}`)} as (${copiesOf(table)})`,
  );
  return sql`with ${sql.join([...copyRelations(copies), ...parts], sql`, `)} select 1`;
}

/** The relations `shop` and `client`, with the original and the copy of each. */
function copyRelations({ shops, clientIds }: RowCopies): SQL[] {
  const shopRows = shops.map(
    ({ originalId, id, shift }) => sql`(${originalId}::bigint, ${id}::bigint, ${shift}::interval)`,
  );
  const clientRows = [...clientIds].map(
    ([originalId, id]) => sql`(${originalId}::text, ${id}::text)`,
  );
  return [
    sql`shop (original_id, id, shift) as (values ${sql.join(shopRows, sql`, `)})`,
    // A shop may have no clients, and a list of values can't be empty.
    sql`client (original_id, id) as (values ${sql.join([sql`(null::text, null::text)`, ...clientRows], sql`, `)})`,
  ];
}

/** Inserts the copies of a table's rows; made from the columns of the table. */
function copiesOf(table: PgTable): SQL {
  const columns = getTableConfig(table).columns.filter(({ generated }) => generated === undefined);
  const names = columns.map(({ name }) => sql.identifier(name));
  const hasClient = columns.some(({ name }) => name === CLIENT_COLUMN);
  return sql`
    insert into ${table} (${sql.join(names, sql`, `)})
    select ${sql.join(columns.map(copiedValue), sql`, `)} from ${table} as original
    join shop on shop.original_id = original.shop_id
    ${hasClient ? sql`join client on client.original_id = original.client_id` : sql``}`;
}

function copiedValue(column: PgColumn): SQL {
  if (column.name === SHOP_COLUMN) return sql`shop.id`;
  if (column.name === CLIENT_COLUMN) return sql`client.id`;
  const value = sql`original.${sql.identifier(column.name)}`;
  return is(column, PgTimestamp) ? sql`${value} + shop.shift` : value;
}

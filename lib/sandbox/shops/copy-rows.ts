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
 * Copies the rows of tables. It is one statement, which takes half the time of one for each table: shops have few rows
 * in most tables.
 *
 * @param partial those of the tables of which the copies have some rows already
 */
export function copyStatement(
  copies: RowCopies,
  tables: readonly PgTable[] = COPIED_TABLES,
  partial: readonly PgTable[] = [],
): SQL {
  const parts = tables.map((table, at) => {
    const rows = partial.includes(table) ? missingCopies(table) : copiesOf(table);
    return sql`${sql.identifier(`copied_${at}`)} as (${rows})`;
  });
  return sql`with ${sql.join([...copyRelations(copies), ...parts], sql`, `)} select 1`;
}

/** The relations `shop` and `client`, with the original and the copy of each. */
export function copyRelations({ shops, clientIds }: RowCopies): SQL[] {
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
  const columns = copiedColumns(table);
  const names = columns.map(({ name }) => sql.identifier(name));
  return sql`
    insert into ${table} (${sql.join(names, sql`, `)})
    select ${sql.join(columns.map(copiedValue), sql`, `)} from ${originals(table)}`;
}

function missingCopies(table: PgTable): SQL {
  const isSame = sql.join(keyColumns(table).map(isEqual), sql` and `);
  return sql`${copiesOf(table)} where not exists (select 1 from ${table} as own where ${isSame})`;
}

/** The rows to copy of a table, each with its shop and client. */
function originals(table: PgTable): SQL {
  const hasClient = copiedColumns(table).some(({ name }) => name === CLIENT_COLUMN);
  return sql`${table} as original
    join shop on shop.original_id = original.shop_id
    ${hasClient ? sql`join client on client.original_id = original.client_id` : sql``}`;
}

/** Whether the row `own` of a table is the copy of a row. */
export function isCopy(table: PgTable): SQL {
  const keys = keyColumns(table);
  const names = new Set(keys.map(({ name }) => name));
  const others = copiedColumns(table).filter(({ name }) => !names.has(name));
  const own = others.map(({ name }) => sql`own.${sql.identifier(name)}`);
  const copied = others.map(copiedValue);
  // Every table has a key; some have nothing else.
  const isSame = sql`row(${sql.join(own, sql`, `)}) is not distinct from row(${sql.join(copied, sql`, `)})`;
  return sql`exists (
    select 1 from ${originals(table)}
    where ${sql.join([...keys.map(isEqual), ...(others.length > 0 ? [isSame] : [])], sql` and `)}
  )`;
}

function isEqual(column: PgColumn): SQL {
  return sql`own.${sql.identifier(column.name)} = ${copiedValue(column)}`;
}

function copiedColumns(table: PgTable): PgColumn[] {
  return getTableConfig(table).columns.filter(({ generated }) => generated === undefined);
}

function keyColumns(table: PgTable): PgColumn[] {
  return getTableConfig(table).primaryKeys.flatMap(({ columns }) => columns);
}

function copiedValue(column: PgColumn): SQL {
  if (column.name === SHOP_COLUMN) return sql`shop.id`;
  if (column.name === CLIENT_COLUMN) return sql`client.id`;
  const value = sql`original.${sql.identifier(column.name)}`;
  return is(column, PgTimestamp) ? sql`${value} + shop.shift` : value;
}

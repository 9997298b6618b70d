import { getTableColumns, getTableName, is, type Table } from 'drizzle-orm';
import { PgTimestamp } from 'drizzle-orm/pg-core';
import { resolveTimestamp } from './timestamps';

/** Rows to insert into a table. */
export interface TableRows {
  table: Table;
  name: string;
  rows: readonly Record<string, unknown>[];
}

/** A table with rows of its type that belong to no shop alone. */
export function intoTable<T extends Table>(
  table: T,
  rows: readonly T['$inferInsert'][],
): TableRows {
  return { table, name: getTableName(table), rows };
}

/** A row of a shop as the file describes it: without the id of the shop, and with timestamps as text. */
type FileRow<T extends Table> = {
  [Name in keyof T['$inferInsert'] as Exclude<Name, 'shopId'>]: [
    Extract<T['$inferInsert'][Name], Date>,
  ] extends [never]
    ? T['$inferInsert'][Name]
    : string | Exclude<T['$inferInsert'][Name], Date>;
};

/** Turns the rows of a table as the file describes them into those of the database. */
export type IntoShop = <T extends Table>(table: T, rows: readonly FileRow<T>[]) => TableRows;

/** The rows of a shop. @param now the time that relative timestamps count from */
export function intoShop(shopId: number, now: Date): IntoShop {
  return (table, rows) => {
    const columns = getTableColumns(table);
    const converted = (name: string, value: unknown) =>
      typeof value === 'string' && is(columns[name], PgTimestamp)
        ? resolveTimestamp(value, now)
        : value;
    const ofShop = rows.map((row) => {
      const values = Object.entries(row).map(([name, value]) => [name, converted(name, value)]);
      return { ...Object.fromEntries(values), shopId };
    });
    return { table, name: getTableName(table), rows: ofShop };
  };
}

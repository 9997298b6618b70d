import { getTableName, type Table } from 'drizzle-orm';

/** Rows to insert into a table. */
export interface TableRows {
  table: Table;
  name: string;
  rows: readonly Record<string, unknown>[];
}

/** A table with rows of its type. */
export function into<T extends Table>(table: T, rows: readonly T['$inferInsert'][]): TableRows {
  return { table, name: getTableName(table), rows };
}

/** Converts a timestamp of the file. */
export type At = (timestamp: string) => Date;
export type AtOrNull = (timestamp: string | null) => Date | null;

import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * The condition for the row of a shop that has an id. In a join, both are columns of the other table.
 *
 * @param table one whose rows belong to shops
 */
export function isRow(
  table: { shopId: PgColumn; id: PgColumn },
  shopId: PgColumn | number,
  id: PgColumn | number | string | bigint,
): SQL | undefined {
  return and(eq(table.shopId, shopId), eq(table.id, id));
}

/**
 * The condition for the rows of a customer.
 *
 * @param table one whose rows belong to customers
 */
export function isOfCustomer(
  table: { shopId: PgColumn; customerId: PgColumn },
  { shopId, id }: { shopId: number; id: number },
): SQL | undefined {
  return and(eq(table.shopId, shopId), eq(table.customerId, id));
}

/** Ids separated by commas, for a raw statement. */
export function idList(ids: readonly number[]): SQL {
  return sql.join(
    ids.map((id) => sql`${id}::bigint`),
    sql`, `,
  );
}

/** An array of texts, which may be empty. */
export function textArray(texts: readonly string[]): SQL {
  return sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;
}

/** A timestamp as a value of a raw statement. */
export function timeValue(date: Date): SQL {
  return sql`${date.toISOString()}::timestamptz`;
}

/** The rows of a raw statement: both drivers return them under this name. */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}

import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Database } from '../../../api/database/database';
import { SHOP_TABLES } from '../../../sandbox/shops/shop-tables';

/** Number of rows and a hash of their content, by table. Two are equal if and only if nothing changed. */
export type ShopFingerprint = Record<string, string>;

interface FingerprintRow extends Record<string, unknown> {
  name: string;
  content: string;
}

/** Reads the state of a shop in a form that is cheap to compare: every column of every row counts. */
export async function shopFingerprint(
  database: Database,
  shopId: number,
): Promise<ShopFingerprint> {
  const parts: SQL[] = SHOP_TABLES.map((table) => {
    const { name } = getTableConfig(table);
    return sql`select ${name} as name,
      count(*) || ' rows, ' || coalesce(sum(hashtextextended(row::text, 0)), 0) as content
      from ${table} as row where shop_id = ${shopId}`;
  });
  const result = (await database.execute(sql.join(parts, sql` union all `))) as unknown as {
    rows: FingerprintRow[];
  };
  return Object.fromEntries(result.rows.map(({ name, content }) => [name, content]));
}

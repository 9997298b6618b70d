import { is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database';
import * as access from '../../database/tables/access';
import * as catalog from '../../database/tables/catalog';
import * as customers from '../../database/tables/customers';
import * as gallery from '../../database/tables/gallery';
import * as reviews from '../../database/tables/reviews';
import * as rewards from '../../database/tables/rewards';
import * as webhooks from '../../database/tables/webhooks';
import * as wishlists from '../../database/tables/wishlists';

const SHOP_COLUMN = 'shop_id';

/** Every table with data of a shop. */
const TABLES: readonly PgTable[] = [
  access,
  catalog,
  customers,
  gallery,
  reviews,
  rewards,
  webhooks,
  wishlists,
].flatMap((module) =>
  Object.values(module).filter(
    (value): value is PgTable =>
      is(value, PgTable) && getTableConfig(value).columns.some(({ name }) => name === SHOP_COLUMN),
  ),
);

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
  const parts: SQL[] = TABLES.map((table) => {
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

import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../api/database/database';
import { idList, rowsOf } from '../../api/database/sql';
import { inboxMessages, inboxResponses, sandboxRecords } from '../../api/database/tables/sandboxes';
import { shops } from '../../api/database/tables/shops';
import { uploads } from '../../api/database/tables/uploads';
import { SHOP_COLUMN, SHOP_TABLES } from '../shops/shop-tables';

/** Size of a sandbox. */
export interface StoredSize {
  rows: number;
  /** Of rows and images. */
  bytes: number;
}

/** About what a row takes beside its texts: its numbers, its header and its places in indexes. */
const ROW_BYTES = 200;

/** Types of columns whose values can be long. */
const LONG_TYPES = /^(?:text|json)/;

/**
 * Measures a sandbox: its shops and inboxes, the records of its stream, and its images. The database has the length of
 * a value without reading it.
 */
export async function storedSize(database: Database, sandboxId: string): Promise<StoredSize> {
  const own = await database
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.sandboxId, sandboxId));
  if (own.length === 0) return { rows: 0, bytes: 0 };
  // With the ids themselves, every count is a step in an index, also before the database has statistics.
  const ids = idList(own.map(({ id }) => id));
  const ofShops = sql`${sql.identifier(SHOP_COLUMN)} in (${ids})`;
  const ofSandbox = sql`sandbox_id = ${sandboxId}`;
  const parts = [
    ...SHOP_TABLES.map((table) => sizeOf(table, ofShops)),
    ...[inboxMessages, inboxResponses, sandboxRecords].map((table) => sizeOf(table, ofSandbox)),
    sql`select count(*), sum(bytes) from ${uploads} where ${ofShops}`,
  ];
  const [size] = rowsOf<{ rows: number | string; bytes: number | string }>(
    await database.execute(sql`
      select sum(rows) as rows, coalesce(sum(bytes), 0) + sum(rows) * ${ROW_BYTES}::int as bytes
      from (${sql.join(parts, sql` union all `)}) as part (rows, bytes)`),
  );
  return { rows: Number(size?.rows), bytes: Number(size?.bytes) };
}

function sizeOf(table: PgTable, condition: SQL): SQL {
  const lengths = Object.values(getTableColumns(table))
    .filter((column) => LONG_TYPES.test(column.getSQLType()))
    .map((column) => sql`coalesce(pg_column_size(${sql.identifier(column.name)}), 0)`);
  const bytes = lengths.length > 0 ? sql`sum(${sql.join(lengths, sql` + `)})` : sql`0::bigint`;
  return sql`select count(*), ${bytes} from ${table} where ${condition}`;
}

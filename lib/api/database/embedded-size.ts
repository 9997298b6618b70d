import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { rowsOf } from './sql';

/**
 * The bytes that the tables and indexes of an embedded database use. Files keep the space of deleted rows, which new
 * rows take. Most of it is that of long values, whose pages hold four parts each, so it doesn't count as used.
 */
export async function usedBytes(database: Database): Promise<number> {
  const [row] = rowsOf<{ bytes: number | string }>(
    await database.execute(sql`
      select pg_database_size(current_database()) -
        coalesce(sum(greatest(0, relpages - ceil(reltuples / 4))), 0) * 8192 as bytes
      from pg_class where relkind = 't' and reltuples >= 0`),
  );
  return Math.max(0, Number(row?.bytes ?? 0));
}

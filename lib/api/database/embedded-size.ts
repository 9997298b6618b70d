import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { rowsOf } from './sql';

/** Pages have 8 KB, and those of long values hold four parts of them. */
const PAGE_BYTES = 8_192;
const PARTS_PER_PAGE = 4;

/**
 * The bytes that the tables and indexes of an embedded database use. Files keep the space of deleted rows, which new
 * rows take. Most of it is that of long values, so it doesn't count as used once it is free.
 */
export async function usedBytes(database: Database): Promise<number> {
  const [row] = rowsOf<{ bytes: number | string }>(
    await database.execute(sql`
      select pg_database_size(current_database()) - ${PAGE_BYTES}::int *
        coalesce(sum(greatest(0, relpages - ceil(reltuples / ${PARTS_PER_PAGE}::int))), 0) as bytes
      from pg_class where relkind = 't' and reltuples >= 0`),
  );
  return Math.max(0, Number(row?.bytes ?? 0));
}

import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { rowsOf } from './sql';

/**
 * Does what a server does by itself, and an embedded database doesn't: frees the space of deleted rows for new ones,
 * once a table has 500 of them and a tenth of its rows, and ends the log when it has more than 32 MB. Call it from time
 * to time, outside of transactions. Requests that come meanwhile wait for one table at most.
 */
export async function tidyEmbedded(database: Database): Promise<void> {
  // Otherwise the counts miss the last moments.
  await database.execute(sql`select pg_stat_force_next_flush()`);
  const result = await database.execute(sql`
    select schemaname as schema, relname as name from pg_stat_all_tables
    where schemaname in ('public', 'pg_toast') and n_dead_tup > 500 + 0.1 * n_live_tup`);
  for (const { schema, name } of rowsOf<{ schema: string; name: string }>(result)) {
    // The long values of a table are in a second table, which is listed too.
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    await database.execute(sql`vacuum (process_toast false) ${table}`);
  }
  const log = await database.execute(sql`
    select redo_lsn from pg_control_checkpoint()
    where pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > 32 * 1024 * 1024`);
  if (rowsOf(log).length > 0) await database.execute(sql`checkpoint`);
}

import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { rowsOf } from './sql';

/** A table is vacuumed when it has more dead rows than this, and than this part of its rows. */
const MIN_DEAD_ROWS = 500;
const DEAD_PART = 0.1;

/** The log is ended when it has more bytes than this. */
const MAX_LOG_BYTES = 32 * 1024 * 1024;

/** Between two tables, so that requests needn't wait for all of them. */
const PAUSE_MS = 20;

/**
 * Does what a server does by itself, and an embedded database doesn't: frees the space of deleted rows for new ones, and
 * ends the log, which would grow with each change. Call it from time to time, outside of transactions.
 */
export async function tidyEmbedded(database: Database): Promise<void> {
  for (const { schema, name } of await tablesWithDeadRows(database)) {
    // The long values of a table are a table of its own, which is listed too.
    await database.execute(
      sql`vacuum (process_toast false) ${sql.identifier(schema)}.${sql.identifier(name)}`,
    );
    await wait(PAUSE_MS);
  }
  if ((await logBytes(database)) > MAX_LOG_BYTES) await database.execute(sql`checkpoint`);
}

async function tablesWithDeadRows(database: Database) {
  // Otherwise the counts miss the last moments.
  await database.execute(sql`select pg_stat_force_next_flush()`);
  return rowsOf<{ schema: string; name: string }>(
    await database.execute(sql`
      select schemaname as schema, relname as name from pg_stat_all_tables
      where schemaname in ('public', 'pg_toast')
        and n_dead_tup > ${MIN_DEAD_ROWS}::int + ${DEAD_PART}::float8 * n_live_tup`),
  );
}

/** The bytes of the log since its last end. */
async function logBytes(database: Database): Promise<number> {
  const [row] = rowsOf<{ bytes: number | string }>(
    await database.execute(sql`
      select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes
      from pg_control_checkpoint()`),
  );
  return Number(row?.bytes);
}

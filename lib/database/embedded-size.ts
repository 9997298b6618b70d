import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { rowsOf } from './sql';

/** The folder of the tables and indexes in that of a database. */
const TABLES_FOLDER = 'base';

/** Pages have 8 KB, and those of long values hold four parts of them. */
const PAGE_BYTES = 8_192;
const PARTS_PER_PAGE = 4;

/**
 * The bytes that the tables and indexes of an embedded database use. Files keep the space of deleted rows, which new
 * rows take. Most of it is that of long values, so it doesn't count as used once it is free.
 *
 * @param directory that of the database
 */
export async function usedBytes(database: Database, directory: string): Promise<number> {
  const folder = join(/* turbopackIgnore: true */ directory, TABLES_FOLDER);
  const [row] = rowsOf<{ pages: number | string }>(
    await database.execute(sql`
      select coalesce(sum(greatest(0, relpages - ceil(reltuples / ${PARTS_PER_PAGE}::int))), 0) as pages
      from pg_class where relkind = 't' and reltuples >= 0`),
  );
  return Math.max(0, (await bytesBelow(folder)) - Number(row?.pages ?? 0) * PAGE_BYTES);
}

/** The bytes of all files below a folder. */
async function bytesBelow(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    // Tables can be removed meanwhile.
    bytes += await stat(join(entry.parentPath, entry.name)).then(
      ({ size }) => size,
      () => 0,
    );
  }
  return bytes;
}

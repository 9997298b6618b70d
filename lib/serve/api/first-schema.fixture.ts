import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { MIGRATIONS_FOLDER } from '../../api/database/migrate';
import { DATABASE_FOLDER } from '../../api/database/open-embedded';

/**
 * Creates the database of a data directory as version 1.0.0 did: with the first migration only.
 *
 * @param fill writes what the database contains
 */
export async function createFirstSchema(
  directory: string,
  fill: (database: PgliteDatabase) => Promise<void>,
): Promise<void> {
  const migrationsFolder = join(directory, 'first-migration');
  mkdirSync(join(migrationsFolder, 'meta'), { recursive: true });
  const journal = JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'));
  const [first] = journal.entries;
  copyFileSync(
    join(MIGRATIONS_FOLDER, `${first.tag}.sql`),
    join(migrationsFolder, `${first.tag}.sql`),
  );
  writeFileSync(
    join(migrationsFolder, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: [first] }),
  );
  const client = await PGlite.create(join(directory, DATABASE_FOLDER));
  const database = drizzle(client);
  await migrate(database, { migrationsFolder });
  await fill(database);
  await client.close();
}

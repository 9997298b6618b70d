import { sql } from 'drizzle-orm';
import type { Database } from './database';

/**
 * Drops the databases that only `CREATE DATABASE` reads. They are half of the files that each new start copies. Without
 * them, `CREATE DATABASE` fails in the embedded database unless it names another template; no code uses it there.
 */
export async function dropTemplateDatabases(database: Database): Promise<void> {
  await database.execute(sql`update pg_database set datistemplate = false`);
  for (const name of ['template0', 'template1'])
    await database.execute(sql`drop database ${sql.identifier(name)}`);
}

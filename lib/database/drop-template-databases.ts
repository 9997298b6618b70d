import { openEngine } from './embedded-engine';

/**
 * Drops the databases that only `CREATE DATABASE` reads. They are half of the files that each new start copies. Without
 * them, `CREATE DATABASE` fails in the embedded database unless it names another template; no code uses it there.
 */
export async function dropTemplateDatabases(directory: string): Promise<void> {
  const { database } = await openEngine({ directory, isDurable: true });
  try {
    await database.exec(`UPDATE pg_database SET datistemplate = false`);
    for (const name of ['template0', 'template1']) await database.exec(`DROP DATABASE ${name}`);
  } finally {
    await database.close();
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { MIGRATIONS_FOLDER } from '../../api/database/migrate';
import { DATABASE_FOLDER } from '../../api/database/open-embedded';
import { hashOf, isMade, sourcesOf } from '../../site/config/cache.mjs';

/**
 * The files and folders that decide what a template contains. Modules that only these import aren't listed: after a
 * change in one of them that changes the content, delete `.generated/database`.
 */
const SOURCES = [
  MIGRATIONS_FOLDER,
  'lib/api/database/drop-template-databases.ts',
  'lib/api/database/embedded-engine.ts',
  'lib/api/database/open-embedded.ts',
  'lib/api/database/tables',
  'lib/sandbox/sandboxes/template-shops.ts',
  'lib/sandbox/shops',
  'lib/serve/api/prepare-template-command.ts',
  'node_modules/@electric-sql/pglite/package.json',
];

const COMMAND = ['--import', 'tsx', 'lib/serve/api/prepare-template-command.ts'];

/**
 * Finds the prepared database that fits the code. If there is none, another process makes it, because that takes
 * 800 MB of memory.
 *
 * @returns its folder
 */
export async function findTemplate(): Promise<string> {
  const directory = templateDirectory();
  if (!isMade(directory)) {
    const child = spawn(process.execPath, COMMAND, { stdio: ['ignore', 'inherit', 'inherit'] });
    const [code] = await once(child, 'exit');
    if (code !== 0)
      throw new Error('The embedded database could not be prepared. See the error above.');
  }
  return join(directory, DATABASE_FOLDER);
}

/** The data directory of the template that fits the code as it is now. Its name is a hash of {@link SOURCES}. */
export function templateDirectory(): string {
  return join('.generated/database', hashOf(sourcesOf(SOURCES)));
}

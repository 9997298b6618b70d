import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dropTemplateDatabases } from '../database/drop-template-databases';
import { DATABASE_FOLDER, openEmbedded } from '../database/open-embedded';
import { ensureTemplateShops } from '../sandbox/template-shops';
import { removeStale } from './remove-stale.mjs';
import { templateDirectory } from './template';

/**
 * Prepares the database that new data directories start from, unless there is one for the code as it is now. With
 * `--print`, the last line of the output is its folder.
 */

const target = templateDirectory();
if (!existsSync(target)) {
  const parent = dirname(target);
  mkdirSync(parent, { recursive: true });
  removeStale(parent);
  console.log(`Preparing the embedded database in ${target}. Later starts use it.`);
  const directory = mkdtempSync(join(parent, 'new-'));
  const { database, close } = await openEmbedded({ directory });
  await ensureTemplateShops(database, new Date());
  await dropTemplateDatabases(database);
  await close();
  try {
    renameSync(directory, target);
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(target)) throw error;
  }
}
if (process.argv.includes('--print')) console.log(join(target, DATABASE_FOLDER));

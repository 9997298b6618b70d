import { dirname, join } from 'node:path';
import { dropTemplateDatabases } from '../../api/database/drop-template-databases';
import { DATABASE_FOLDER, openEmbedded } from '../../api/database/open-embedded';
import { ensureTemplateShops } from '../../sandbox/sandboxes/template-shops';
import { begin, finish, isMade, removeUnused } from '../../site/config/cache.mjs';
import { templateDirectory } from './template';

/**
 * Prepares the database that new data directories start from, unless there is one for the code as it is now. With
 * `--print`, the last line of the output is its folder.
 */

const target = templateDirectory();
if (!isMade(target)) {
  console.log(`Preparing the embedded database in ${target}. Later starts use it.`);
  const unfinished = begin(target);
  const { database, close } = await openEmbedded({ directory: unfinished });
  await ensureTemplateShops(database, new Date());
  await dropTemplateDatabases(database);
  await close();
  finish(unfinished, target);
  removeUnused(dirname(target));
}
if (process.argv.includes('--print')) console.log(join(target, DATABASE_FOLDER));

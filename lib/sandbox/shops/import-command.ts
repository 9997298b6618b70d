import { openDatabase } from '../../api/database/open-database';
import { env } from '../../site/config/env';
import { importFile } from './import-file';

const [path, ...rest] = process.argv.slice(2);

const USAGE = 'Usage: npm run api:import -- shop.json';

if (path === '--help' || path === '-h') {
  console.log(USAGE);
} else if (path === undefined || rest.length > 0) {
  console.error(`Name one file. ${USAGE}`);
  process.exitCode = 1;
} else {
  const isImported = await importFile(path, {
    open: () => openDatabase(env),
    now: new Date(),
    print: console.log,
    printError: console.error,
  });
  if (!isImported) process.exitCode = 1;
}

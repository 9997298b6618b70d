import { openEmbedded } from '../database/open-embedded';
import { openServer } from '../database/open-server';
import { importFile } from './import-file';

const { DATABASE_URL: url, API_DATA_DIR: directory = '.data/api' } = process.env;
const [path, ...rest] = process.argv.slice(2);

if (path === undefined || rest.length > 0) {
  console.error('Name one file: npm run api:import -- shop.json');
  process.exitCode = 1;
} else {
  const isImported = await importFile(path, {
    open: () => (url ? openServer({ url }) : openEmbedded({ directory })),
    now: new Date(),
    print: console.log,
    printError: console.error,
  });
  if (!isImported) process.exitCode = 1;
}

// First, since other modules read the settings when they are loaded.

import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { endStart } from './site/apply-build-settings';

/** The server that a build makes: `node start.mjs` serves the site with its API, `node start.mjs --api` the API alone. */

const folder = dirname(fileURLToPath(import.meta.url));
process.chdir(folder);

if (process.argv.includes('--api')) {
  endStart();
  await import(pathToFileURL(join(folder, 'api/api-command.mjs')).href);
} else await import('./site/start');

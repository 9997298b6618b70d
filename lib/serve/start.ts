// First, since other modules read the settings when they are loaded.

import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { endStart } from './site/process/apply-build-settings';

/** The server that a build makes: `node start.mjs` serves the site with its API, `node start.mjs --api` the API alone. */

const folder = dirname(fileURLToPath(import.meta.url));
// Relative to where the command was run, since a build replaces the folder of the server.
process.env.API_DATA_DIR = resolve(process.env.API_DATA_DIR || '.data/api');
process.chdir(folder);

if (process.argv.includes('--api')) {
  endStart();
  await import(pathToFileURL(join(folder, 'api/api-command.mjs')).href);
} else await import('./site/start');

import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Starts the API without the site: `npm run api`. It is bundled when the code has changed since the last start. */

const folder = join('.generated/api', hashOf('package-lock.json', ...sourcesBelow('lib')));
if (!existsSync(folder)) await writeBundle();
await import(pathToFileURL(resolve(folder, 'api-command.mjs')).href);

/** @param {string} path @returns {string[]} */
function sourcesBelow(path) {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(?:ts|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** @param {string[]} files */
function hashOf(...files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const bytes = readFileSync(file);
    hash.update(`\0${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}

async function writeBundle() {
  const { bundleApi } = await import('./bundle.mjs');
  const { removeStale } = await import('./remove-stale.mjs');
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  removeStale(parent);
  const unfinished = mkdtempSync(join(parent, 'new-'));
  await bundleApi('lib/api-server/api-command.ts', unfinished);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
}

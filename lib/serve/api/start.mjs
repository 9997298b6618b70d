import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  begin,
  finish,
  hashOf,
  isMade,
  removeUnused,
  sourcesOf,
} from '../../site/config/cache.mjs';

/** Starts the API without the site: `npm run api`. It is bundled when the code has changed since the last start. */

const folder = join('.generated/api', hashOf(sourcesOf(['package-lock.json', 'lib'])));
if (!isMade(folder)) {
  const { bundleApi } = await import('./bundle.mjs');
  const unfinished = begin(folder);
  await bundleApi(['lib/serve/api/api-command.ts'], unfinished);
  finish(unfinished, folder);
  removeUnused(dirname(folder));
}
await import(pathToFileURL(resolve(folder, 'api-command.mjs')).href);

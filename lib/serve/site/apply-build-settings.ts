import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildSettings } from '../../site/config/build-settings';
import { BUILD_SETTINGS_FILE } from './build-settings-file';

// Import this module before any that reads the environment. It sets the settings that the build wrote into the pages,
// and ends the process if the environment has other values.
const folder = dirname(fileURLToPath(import.meta.url));
const settings: BuildSettings = JSON.parse(readFileSync(join(folder, BUILD_SETTINGS_FILE), 'utf8'));

// An error before the server listens is printed as one sentence, without a stack trace.
process.once('uncaughtException', fail);

const conflicts = Object.entries(settings).flatMap(([name, accepted]) => {
  const given = process.env[name];
  if (!given || accepted.includes(given)) return [];
  return `  ${name} is ${given}, but the site was built with ${accepted[0]}. Build the site again or remove ${name}.`;
});
if (conflicts.length > 0)
  throw new Error(`The environment differs from the build:\n${conflicts.join('\n')}`);
/** Whether the build or the environment says where the API is. */
export const isApiUrlSet = Boolean(process.env.API_URL || settings.API_URL?.[1]);
/** Whether the build or the environment says where the site is. */
export const isSiteUrlSet = Boolean(process.env.SITE_URL || settings.SITE_URL?.[1]);

for (const [name, [value]] of Object.entries(settings)) process.env[name] = value;
// Relative to where the command was run, since a build replaces the folder of the server.
process.env.API_DATA_DIR = resolve(process.env.API_DATA_DIR || '.data/api');
// The framework sets it in its own bundles, but not for this server.
process.env.NEXT_PUBLIC_BASE_PATH = process.env.BASE_PATH;

/** Call it when the server listens: later errors have a stack trace. */
export function endStart(): void {
  process.removeListener('uncaughtException', fail);
}

function fail({ message }: Error): never {
  console.error(message);
  process.exit(1);
}

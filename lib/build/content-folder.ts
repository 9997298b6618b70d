import { join } from 'node:path';
import { readLastUpdated } from '../content/load/last-updated';
import { buildSettings } from '../site/config/build-settings';
import { hashOf, sourcesOf } from '../site/config/cache.mjs';
import { env } from '../site/config/env';

/** Folder of the files that builds make from content: a folder for each `DIST_DIR`, in it one named by a hash. */
const GENERATED = '.generated';

/**
 * The folder of the files made from the content as it is now. Its name is a hash of everything that they are made from:
 * content and the dates of its last changes, code, the versions of Node.js and libraries, and settings.
 *
 * @returns path from the project's root
 */
export function contentFolder(): string {
  const hash = hashOf([
    process.version,
    JSON.stringify(buildSettings()),
    JSON.stringify([...readLastUpdated(env.CONTENT_ROOT, 'content')].sort()),
    ...sourcesOf(['package-lock.json', join(env.CONTENT_ROOT, 'content'), 'lib']),
  ]);
  const build = env.DIST_DIR.replace(/^\.+|[^\w.-]+/g, '') || 'build';
  return join(GENERATED, build, hash);
}

import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildSettings } from '../config/build-settings';
import { env } from '../config/env';
import { readLastUpdated } from '../docs/last-updated';

/** Folder of the files that builds make from content: a folder for each `DIST_DIR`, in it one named by a hash. */
const GENERATED = '.generated';

/**
 * The folder of the files made from the content as it is now. Its name is a hash of everything that they are made from:
 * content and the dates of its last changes, code, the versions of libraries, and settings.
 *
 * @returns path from the project's root
 */
export function contentFolder(): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(buildSettings()));
  hash.update(JSON.stringify([...readLastUpdated(env.CONTENT_ROOT, 'content')].sort()));
  addFile(hash, 'package-lock.json');
  for (const folder of [join(env.CONTENT_ROOT, 'content'), 'lib']) {
    for (const file of filesBelow(folder)) addFile(hash, file);
  }
  const build = env.DIST_DIR.replace(/^\.+|[^\w.-]+/g, '') || 'build';
  return join(GENERATED, build, hash.digest('hex').slice(0, 16));
}

function addFile(hash: Hash, file: string) {
  const bytes = readFileSync(file);
  hash.update(`\0${file}\0${bytes.length}\0`).update(bytes);
}

/** All files below a folder but tests, sorted. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative('.', join(entry.parentPath, entry.name)))
    .sort();
}

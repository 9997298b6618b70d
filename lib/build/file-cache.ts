import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { begin, finish, hashOf, isMade } from '../site/config/cache.mjs';

/** Folder that all builds of a checkout share. */
const CACHES = 'node_modules/.cache/laurel-docs';

/**
 * Reads from a folder what an earlier build made, or makes it. Most files of a build are the same as in the build before.
 *
 * @param inputs everything that the result depends on
 * @param ending ending of the file, with its dot
 */
export async function readOrMake(
  folder: string,
  inputs: readonly (string | Uint8Array)[],
  ending: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = join(folder, hashOf(inputs) + ending);
  if (isMade(file)) return readFile(file);
  const made = await make();
  const unfinished = begin(file);
  await writeFile(unfinished, made);
  finish(unfinished, file);
  return made;
}

/** The folder of a cache that all builds of a checkout share. `removeUnused` removes what none has used for two weeks. */
export function cacheFolder(name: 'compressed' | 'pictures'): string {
  return join(/* turbopackIgnore: true */ process.cwd(), CACHES, name);
}

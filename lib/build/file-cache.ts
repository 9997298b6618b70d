import { mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { begin, finish, hashOf, isMade, removeUnused } from '../site/config/cache.mjs';

/** Folder that all builds of a checkout share. */
const CACHES = 'node_modules/.cache/laurel-docs';

/** Files that earlier builds made. Most files of a build are the same as in the build before. */
export class FileCache {
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  /**
   * Reads what an earlier build made, or makes it.
   *
   * @param inputs everything that the result depends on
   * @param ending ending of the file, with its dot
   */
  async read(
    inputs: readonly (string | Uint8Array)[],
    ending: string,
    make: () => Promise<Buffer>,
  ): Promise<Buffer> {
    const file = join(this.folder, hashOf(inputs) + ending);
    if (isMade(file)) return readFile(file);
    const made = await make();
    const unfinished = begin(file);
    await writeFile(unfinished, made);
    finish(unfinished, file);
    return made;
  }

  /** Removes what no build has used for two weeks. */
  removeUnused(now = Date.now()): void {
    removeUnused(this.folder, { now });
  }
}

/** The folder of a cache that all builds of a checkout share. */
export function cacheFolder(name: 'compressed' | 'pictures'): string {
  return join(/* turbopackIgnore: true */ process.cwd(), CACHES, name);
}

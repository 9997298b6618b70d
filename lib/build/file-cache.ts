import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder that all builds of a checkout share. */
const CACHES = 'node_modules/.cache/laurel-docs';

const KEPT_MS = 14 * 24 * 60 * 60_000;

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
    const known = await readFile(file).catch(() => null);
    if (known) {
      const now = new Date();
      // Another build may have removed the file since it was read.
      await utimes(file, now, now).catch(() => {});
      return known;
    }
    const made = await make();
    // Another build may read the file while it is written, and files of one build can have the same inputs.
    const unfinished = `${file}-${randomUUID()}`;
    await writeFile(unfinished, made);
    await rename(unfinished, file);
    return made;
  }

  /** Removes what no build has used for two weeks. */
  removeUnused(now = Date.now()): void {
    for (const name of readdirSync(this.folder)) {
      const file = join(this.folder, name);
      // Another build may have renamed or removed the file since it was listed.
      const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
      if (modified !== undefined && now - modified > KEPT_MS) rmSync(file, { force: true });
    }
  }
}

/** The folder of a cache that all builds of a checkout share. */
export function cacheFolder(name: 'compressed' | 'pictures'): string {
  return join(/* turbopackIgnore: true */ process.cwd(), CACHES, name);
}

function hashOf(inputs: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${input.length}\0`).update(input);
  return hash.digest('hex');
}

import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Longer than a process that reads one of the folders is likely to run. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1_000;

/**
 * Removes generated folders of earlier states of the code.
 *
 * @param {string} parent
 */
export function removeStale(parent) {
  for (const name of readdirSync(parent)) {
    const folder = join(parent, name);
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > MAX_AGE_MS) rmSync(folder, { recursive: true, force: true });
  }
}

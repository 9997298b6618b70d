import { accessSync, constants, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates a data directory unless it exists. Only its owner can read it.
 *
 * @returns its path, without links
 * @throws Error that says why it can't be used
 */
export function createDirectory(directory: string): string {
  try {
    createFolders(resolve(directory));
    accessSync(directory, constants.W_OK);
    return realpathSync(directory);
  } catch (error) {
    throw new Error(
      `The data directory ${directory} can't be used: ${error instanceof Error ? error.message : error}. Set API_DATA_DIR to a directory that this process can write to.`,
      { cause: error },
    );
  }
}

/** Node.js 20 does the same with `recursive`, but never returns where the system reports that a parent is missing. */
function createFolders(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) createFolders(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

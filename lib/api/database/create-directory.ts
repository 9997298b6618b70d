import { accessSync, constants, mkdirSync } from 'node:fs';

/**
 * Creates a data directory unless it exists. Only its owner can read it.
 *
 * @throws Error that says why it can't be used
 */
export function createDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    accessSync(directory, constants.W_OK);
  } catch (error) {
    throw new Error(
      `The data directory ${directory} can't be used: ${error instanceof Error ? error.message : error}. Set API_DATA_DIR to a directory that this process can write to.`,
      { cause: error },
    );
  }
}

import fs from 'node:fs';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { createDirectory } from './create-directory';

/** The locks of version 1.0.0: files that a running process updates every two seconds. */
const FIRST_LOCK_FILE = /^process-[\da-f-]+\.lock$/;
const FIRST_STALE_MS = 12_000;

/**
 * Locks a data directory for this process: opening an embedded database twice damages it. The lock is one of the
 * operating system, which releases it when the process ends, however it ends.
 *
 * @returns releases it
 * @throws Error that names the process that has it, or says why the directory can't be used
 */
export function lockDirectory(directory: string): () => void {
  createDirectory(directory);
  // It contains the id of the process that locked it last.
  const file = fs.openSync(join(directory, 'process.lock'), 'a+', 0o600);
  try {
    const owner = tryLock(file)
      ? isUsedByVersion1(directory) && 'a process of version 1.0.0'
      : `process ${fs.readFileSync(file, 'utf8')}`;
    if (owner) {
      throw new Error(
        `The data directory ${directory} is in use by ${owner}. Stop that process, which may run in another container, or set API_DATA_DIR to another directory.`,
      );
    }
    fs.ftruncateSync(file);
    fs.writeSync(file, String(process.pid));
  } catch (error) {
    fs.closeSync(file);
    throw error;
  }
  return () => fs.closeSync(file);
}

function isUsedByVersion1(directory: string): boolean {
  return fs
    .readdirSync(directory)
    .filter((name) => FIRST_LOCK_FILE.test(name))
    .some((name) => Date.now() - fs.statSync(join(directory, name)).mtimeMs < FIRST_STALE_MS);
}

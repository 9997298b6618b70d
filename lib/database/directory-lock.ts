import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const LOCK_FILE = 'process.lock';

/**
 * Claims a data directory for this process: opening an embedded database twice corrupts it. A lock that a crashed
 * process left is taken over.
 *
 * @returns releases the directory
 * @throws Error that names the process that has it
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, LOCK_FILE);
  for (;;) {
    if (writeLock(file)) return () => rmSync(file, { force: true });
    const owner = readOwner(file);
    if (owner !== null && isRunning(owner)) {
      throw new Error(
        `The database in ${directory} is in use by the process ${owner}. Stop that process, or set API_DATA_DIR to another directory.`,
      );
    }
    rmSync(file, { force: true });
  }
}

/** Creates the lock with this process's id, unless there is one. */
function writeLock(file: string): boolean {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  writeSync(descriptor, String(process.pid));
  closeSync(descriptor);
  return true;
}

/** The process that wrote a lock; `null` when the file is gone or holds no process id. */
function readOwner(file: string): number | null {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(owner) && owner > 0 ? owner : null;
  } catch {
    return null;
  }
}

function isRunning(processId: number): boolean {
  // A lock with this process's id is left over from a process that had the same one, as in containers.
  if (processId === process.pid) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

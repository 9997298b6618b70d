import fs from 'node:fs';
import { hostname } from 'node:os';
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
 * @throws Error that names the process that has it, or says why the directory can't be used
 */
export function lockDirectory(directory: string) {
  const path = createDirectory(directory);
  // It contains the process that locked it last.
  const lockFile = join(path, 'process.lock');
  const file = fs.openSync(lockFile, fs.constants.O_RDWR | fs.constants.O_CREAT, 0o600);
  try {
    const owner = lock(file, directory) ? removeFirstLocks(path) : ownerOf(lockFile);
    if (owner !== undefined) {
      throw new Error(
        `The data directory ${directory} is in use by ${owner}. Stop that process, or set API_DATA_DIR to another directory.`,
      );
    }
    fs.ftruncateSync(file, fs.writeSync(file, `${process.pid} ${processIdSpace()}`));
  } catch (error) {
    fs.closeSync(file);
    throw error;
  }
  return {
    /** Whether the directory was moved or deleted. Another process may then have a new one with the same name. */
    isLost: () => {
      const found = fs.statSync(lockFile, { throwIfNoEntry: false });
      const { ino, dev } = fs.fstatSync(file);
      return found?.ino !== ino || found.dev !== dev;
    },
    release: () => fs.closeSync(file),
  };
}

/** @returns `false` if another process has the lock */
function lock(file: number, directory: string): boolean {
  try {
    return tryLock(file);
  } catch (cause) {
    throw new Error(
      `The data directory ${directory} can't be locked. Use a file system that supports locks of files, or set DATABASE_URL to use a PostgreSQL server.`,
      { cause },
    );
  }
}

/** Removes the locks of processes of version 1.0.0 that have ended. @returns one that may still run */
function removeFirstLocks(path: string): string | undefined {
  for (const name of fs.readdirSync(path).filter((file) => FIRST_LOCK_FILE.test(file))) {
    const file = join(path, name);
    // A process that stops removes its lock.
    const updated = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (updated !== undefined && Math.abs(Date.now() - updated) < FIRST_STALE_MS) {
      const [, id = 'unknown'] = /"processId":(\d+)/.exec(fs.readFileSync(file, 'utf8')) ?? [];
      return `process ${id} of version 1.0.0, which updated its lock in the last 12 seconds`;
    }
    fs.rmSync(file, { force: true });
  }
  return undefined;
}

function ownerOf(lockFile: string): string {
  // Windows allows only the owner to read the file.
  const text = process.platform === 'win32' ? '' : fs.readFileSync(lockFile, 'utf8');
  if (text === '') return 'another process';
  const id = text.slice(0, text.indexOf(' '));
  return text === `${id} ${processIdSpace()}`
    ? `process ${id}`
    : 'a process of another container or machine';
}

/** Identifies the space of process ids. Each container has its own. */
function processIdSpace(): string {
  const isLinux = process.platform === 'linux';
  return isLinux ? `${hostname()} ${fs.readlinkSync('/proc/self/ns/pid')}` : hostname();
}

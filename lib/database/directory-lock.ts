import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const LOCK_FILE = 'process.lock';
/** Held while a lock that a crashed process left is replaced, so that only one process does it. */
const TAKEOVER_FOLDER = 'process.lock.takeover';
const TAKEOVER_MS = 10_000;

/** Who has a directory: the process, and when it started, because ids of processes are used again. */
interface Owner {
  processId: number;
  startedAt: string;
}

/** Directories that this process has locked, shared by all copies of this module. */
const LOCKED = Symbol.for('laurel.database.locked-directories');
const globals = globalThis as { [LOCKED]?: Set<string> };
globals[LOCKED] ??= new Set();
const locked = globals[LOCKED];

/**
 * Claims a data directory for this process: opening an embedded database twice corrupts it. A lock that a crashed
 * process left is taken over.
 *
 * @returns releases the directory
 * @throws Error that names the process that has it, or says why the directory can't be used
 */
export function lockDirectory(directory: string): () => void {
  const path = createDirectory(directory);
  if (locked.has(path)) throw inUse(directory, process.pid);
  const file = join(path, LOCK_FILE);
  const self = { processId: process.pid, startedAt: startOf(process.pid) };
  if (!writeLock(file, self)) takeOver(path, directory, self);
  locked.add(path);
  return () => {
    locked.delete(path);
    rmSync(file, { force: true });
  };
}

/** @returns the path of the directory, without links */
function createDirectory(directory: string): string {
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

/** Replaces the lock of a process that no longer runs. @throws Error if it runs */
function takeOver(path: string, directory: string, self: Owner): void {
  const file = join(path, LOCK_FILE);
  const folder = join(path, TAKEOVER_FOLDER);
  if (!claimFolder(folder)) throw inUse(directory);
  try {
    const owner = readOwner(file);
    if (owner && isRunning(owner)) throw inUse(directory, owner.processId);
    rmSync(file, { force: true });
    if (!writeLock(file, self)) throw inUse(directory);
  } finally {
    rmdirSync(folder);
  }
}

function inUse(directory: string, processId?: number): Error {
  const owner = processId === undefined ? 'another process' : `process ${processId}`;
  return new Error(
    `The data directory ${directory} is in use by ${owner}. Stop that process, or set API_DATA_DIR to another directory.`,
  );
}

/** Creates the lock, unless there is one. Other processes never see it without its content. */
function writeLock(file: string, owner: Owner): boolean {
  const unfinished = `${file}.${owner.processId}`;
  writeFileSync(unfinished, JSON.stringify(owner));
  try {
    linkSync(unfinished, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(unfinished);
  }
}

/** Creates a folder that other processes create too; one that is older than any takeover is left over. */
function claimFolder(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    return age > TAKEOVER_MS;
  }
}

/** The process that wrote a lock; `null` if the file is gone or damaged. */
function readOwner(file: string): Owner | null {
  try {
    const { processId, startedAt } = JSON.parse(readFileSync(file, 'utf8'));
    return Number.isInteger(processId) && processId > 0 ? { processId, startedAt } : null;
  } catch {
    return null;
  }
}

function isRunning({ processId, startedAt }: Owner): boolean {
  // This process doesn't have the directory, so an earlier one had the same id, as in containers.
  if (processId === process.pid) return false;
  try {
    process.kill(processId, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startOf(processId) === startedAt;
}

/** When a process started, in the unit of the system; empty where the system doesn't tell. */
function startOf(processId: number): string {
  try {
    const fields = readFileSync(`/proc/${processId}/stat`, 'utf8').replace(/^.*\)/s, '');
    // Field 22 of proc(5), after the name in parentheses, which is field 2.
    return fields.trim().split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

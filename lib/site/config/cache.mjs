import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Files and folders that a process makes once and later ones use, named by a hash of everything that they depend on:
 *
 *     if (!isMade(target)) {
 *       const unfinished = begin(target);
 *       // Write it.
 *       finish(unfinished, target);
 *     }
 */

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * @param {readonly (string | Uint8Array)[]} inputs
 * @returns the first half of their hash
 */
export function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${input.length}\0`).update(input);
  return hash.digest('hex').slice(0, 32);
}

/**
 * The paths and contents of files, and of all files below folders but tests.
 *
 * @param {readonly string[]} paths
 * @returns {(string | Uint8Array)[]}
 */
export function sourcesOf(paths) {
  return paths.flatMap((path) => {
    if (statSync(path).isFile()) return [path, readFileSync(path)];
    const entries = readdirSync(path, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && !/[.]test[.]tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    return files.flatMap((file) => [file, readFileSync(file)]);
  });
}

/**
 * Whether a file or folder exists. If it does, it counts as used today.
 *
 * @param {string} target
 */
export function isMade(target) {
  try {
    const now = new Date();
    utimesSync(target, now, now);
  } catch {
    // It is missing, or belongs to another user, or its disk can't be written.
  }
  return existsSync(target);
}

/**
 * Creates the folder of a file or folder that is to be made.
 *
 * @param {string} target
 * @returns where to write it, since another process may use `target` at any time
 */
export function begin(target) {
  mkdirSync(dirname(target), { recursive: true });
  return `${target}-${randomUUID()}`;
}

/**
 * Gives what was made its name, unless another process was faster.
 *
 * @param {string} unfinished
 * @param {string} target
 */
export function finish(unfinished, target) {
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!isMade(target)) throw error;
  }
}

/**
 * Removes what no process has used for a while from a folder.
 *
 * @param {string} folder
 */
export function removeUnused(folder, { days = 14, now = Date.now() } = {}) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    // Another process may have renamed or removed it since it was listed.
    const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (modified !== undefined && now - modified > days * DAY_MS) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}

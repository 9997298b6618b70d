import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile, open, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { syncFolder } from './sync-folder';

/** Files that are copied at the same time. */
const PARALLEL_FILES = 16;

/** The file beside a copy that is not complete yet. */
const markOf = (target: string) => `${target}.incomplete`;

/** Removes a copy that was interrupted, such as by a loss of power. */
export function removeIncompleteCopy(target: string): void {
  if (!existsSync(markOf(target))) return;
  rmSync(target, { recursive: true, force: true });
  rmSync(markOf(target));
}

/**
 * Copies a folder. The copy can be used immediately. Changes in it are durable only after the copy is durable.
 *
 * @returns a function that waits until the copy is durable
 */
export async function copyDurably(source: string, target: string): Promise<() => Promise<void>> {
  writeFileSync(markOf(target), '');
  await syncFolder(dirname(target));
  const entries = readdirSync(source, { recursive: true, withFileTypes: true });
  const targetOf = (entry: { parentPath: string; name: string }) =>
    join(target, relative(source, join(entry.parentPath, entry.name)));
  const folders = [target, ...entries.filter((entry) => entry.isDirectory()).map(targetOf)];
  for (const folder of folders) mkdirSync(folder, { mode: 0o700 });
  const files = entries.filter((entry) => entry.isFile());
  await inParallel(files, (file) => copyFile(join(file.parentPath, file.name), targetOf(file)));
  const synced = inParallel(files.map(targetOf), syncFile).then(async () => {
    await inParallel(folders, syncFolder);
    await rm(markOf(target));
    await syncFolder(dirname(target));
  });
  // The returned function rejects with the error, so the rejection isn't unhandled.
  synced.catch(() => {});
  return () => synced;
}

/** Waits until the disk has a folder and everything in it. */
export async function syncTree(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const pathsOf = (kind: 'isFile' | 'isDirectory') =>
    entries.filter((entry) => entry[kind]()).map(({ parentPath, name }) => join(parentPath, name));
  await inParallel(pathsOf('isFile'), syncFile);
  await inParallel([folder, ...pathsOf('isDirectory')], syncFolder);
}

/** Waits until the disk has a file. One that was removed in the meantime is not needed. */
async function syncFile(path: string): Promise<void> {
  try {
    const file = await open(path, 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

async function inParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: PARALLEL_FILES }, worker));
}

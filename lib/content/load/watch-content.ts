import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/** An editor empties a file before it writes to it, or writes several files: all of it is one change. */
const QUIET_MS = 15;

/**
 * Watches a folder with everything below it. Reports the time of the last change at the start and after each change.
 *
 * @param onChange receives the time in milliseconds, as in the modification time of files
 * @returns a cleanup function
 */
export function watchContent(folder: string, onChange: (changed: number) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
  const report = () => {
    const { folders, changed } = readState(folder);
    // Folders and not files are watched, because many editors replace a file when they save it.
    for (const [path, watcher] of watchers) {
      if (folders.includes(path)) continue;
      watcher.close();
      watchers.delete(path);
    }
    for (const path of folders) {
      if (watchers.has(path)) continue;
      const watcher = watch(path, () => {
        clearTimeout(timer);
        timer = setTimeout(report, QUIET_MS);
      });
      // A folder that is removed is no longer listed at the next change.
      watcher.on('error', () => {});
      watchers.set(path, watcher);
    }
    onChange(changed);
  };
  report();
  return stop;
}

function readState(folder: string): { folders: string[]; changed: number } {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  const times = [folder, ...paths].map(
    (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  return {
    folders: [folder, ...folders.map((entry) => join(entry.parentPath, entry.name))],
    changed: Math.max(...times),
  };
}

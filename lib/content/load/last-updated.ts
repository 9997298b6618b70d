import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { resolve } from 'node:path';

interface History {
  /** The file to which git adds a line whenever another commit is checked out. */
  reflog: string;
  changed: number;
  dates: ReadonlyMap<string, string>;
}

/** Dates by folder. The dev server needs them at each request, and git takes longer than the rest. */
const histories = new Map<string, History>();

/**
 * The date of the last change of each file under `folder`. Git is called again only when a commit was added or checked
 * out.
 *
 * @returns path from the root → `YYYY-MM-DD`; empty if there is no history
 */
export function readLastUpdated(root: string, folder: string): ReadonlyMap<string, string> {
  const key = resolve(root, folder);
  const known = histories.get(key);
  if (known && timeOf(known.reflog) === known.changed) return known.dates;
  try {
    const reflog = resolve(root, git(root, 'rev-parse', '--git-path', 'logs/HEAD').trim());
    const changed = timeOf(reflog);
    const dates = readDates(root, folder);
    // Without a reflog, changes of the history can't be detected.
    if (changed !== null) histories.set(key, { reflog, changed, dates });
    return dates;
  } catch {
    return new Map();
  }
}

function timeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;
}

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

function readDates(root: string, folder: string): Map<string, string> {
  const dates = new Map<string, string>();
  const show = ['--format=%x00%cs', '--name-only', '--relative'];
  const log = git(root, '-c', 'core.quotePath=off', 'log', ...show, '--', folder);
  for (const commit of log.split('\0')) {
    const [date, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) {
      if (date && !dates.has(file)) dates.set(file, date);
    }
  }
  return dates;
}

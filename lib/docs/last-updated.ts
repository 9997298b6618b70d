import { execFileSync } from 'node:child_process';

/**
 * The date of the last change of each file under `folder`, from one call of git.
 *
 * @returns path from the root → `YYYY-MM-DD`; empty if there is no history
 */
export function readLastUpdated(root: string, folder: string): Map<string, string> {
  const dates = new Map<string, string>();
  let log: string;
  try {
    const show = ['--format=%x00%cs', '--name-only', '--relative'];
    log = execFileSync('git', ['-c', 'core.quotePath=off', 'log', ...show, '--', folder], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return dates;
  }
  for (const commit of log.split('\0')) {
    const [date, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) {
      if (date && !dates.has(file)) dates.set(file, date);
    }
  }
  return dates;
}

import { spawnSync } from 'node:child_process';

/** Resident memory of a process in megabytes. */
export function memoryOf(processId: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(processId)]);
  return Math.round(Number(stdout) / 1024);
}

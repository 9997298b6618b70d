import { execFileSync } from 'node:child_process';

/** The ids of the processes that a process has started. */
export function childrenOf(processId: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([id = 0, parent]) => (parent === processId ? [id] : []));
}

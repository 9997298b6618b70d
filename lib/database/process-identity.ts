import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** A process, distinguished from all processes of other containers, other machines and other times. */
export interface ProcessIdentity {
  processId: number;
  /** When it started, because ids of processes are used again. Empty where the system doesn't say. */
  startedAt: string;
  /** The running kernel and its namespace of process ids. Only within it can ids be compared. */
  system: string;
}

/** Without the ids of the kernel, a process compares itself with no other one. */
const UNKNOWN_SYSTEM = `unknown ${randomUUID()}`;

/** The identity of this process. */
export function ownIdentity(): ProcessIdentity {
  return { processId: process.pid, startedAt: startOf(process.pid), system: systemId() };
}

/**
 * Whether a process runs.
 *
 * @returns `undefined` if that can't be seen from here, such as for a process of another container
 */
export function isRunning({ processId, startedAt, system }: ProcessIdentity): boolean | undefined {
  if (system !== systemId()) return undefined;
  try {
    process.kill(processId, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const found = startOf(processId);
  return found === '' || startedAt === '' ? undefined : found === startedAt;
}

/** Changes when the machine starts again, and differs between containers. */
function systemId(): string {
  if (process.platform !== 'linux') return `${process.platform} ${hostname()}`;
  try {
    const kernel = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${kernel} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return UNKNOWN_SYSTEM;
  }
}

/** When a process started, in the unit of the system; empty if it doesn't say. */
function startOf(processId: number): string {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(processId)], { encoding: 'utf8' });
    }
    // Fields 3 to 52 of proc(5), after the name in parentheses.
    const stat = readFileSync(`/proc/${processId}/stat`, 'utf8').replace(/^.*\)/s, '');
    const fields = stat.trim().split(' ');
    return isEnded(fields[0]) ? 'ended' : (fields[19] ?? '');
  } catch {
    return '';
  }
}

/** Whether a process only waits for its parent to read how it ended. */
function isEnded(state: string | undefined): boolean {
  return state === 'Z' || state === 'X';
}

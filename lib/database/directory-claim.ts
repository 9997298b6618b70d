import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startHeartbeat } from './heartbeat';
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity';

const CLAIM_FILE = /^process-[\da-f-]+\.lock$/;

/** A process that can't be seen has ended if its claim was not updated for this long: six heartbeats. */
const STALE_MS = 12_000;

/** The claim of this process on a directory: a file that it keeps updating. */
export interface Claim {
  file: string;
  path: string;
  remove(): void;
}

/** Claims a directory. Other processes may have claims too. */
export function createClaim(directory: string): Claim {
  const file = `process-${randomUUID()}.lock`;
  const path = join(directory, file);
  writeFileSync(path, JSON.stringify(ownIdentity()), { flag: 'wx' });
  const stopHeartbeat = startHeartbeat(path);
  return {
    file,
    path,
    remove() {
      stopHeartbeat();
      rmSync(path, { force: true });
    },
  };
}

/** The files of all claims on a directory. */
export function claimFiles(directory: string): string[] {
  return readdirSync(directory).filter((file) => CLAIM_FILE.test(file));
}

/** The claim of another process. */
export class RivalClaim {
  readonly path: string;
  /** The process; `undefined` while it writes the claim, or if it crashed meanwhile. */
  owner: ProcessIdentity | undefined;
  #updatedAt: number | undefined;
  #unchangedSince = performance.now();
  #runningSince: number | undefined;

  constructor(
    directory: string,
    readonly file: string,
  ) {
    this.path = join(directory, file);
  }

  /** For how many milliseconds it has been seen that the process runs. */
  get runsFor(): number {
    return this.#runningSince === undefined ? 0 : performance.now() - this.#runningSince;
  }

  /** What can be seen of the process now. The claim of one that has ended is removed. */
  observe(): 'running' | 'ended' | 'unknown' {
    const state = this.#state();
    if (state === 'running') this.#runningSince ??= performance.now();
    if (state === 'ended') rmSync(this.path, { force: true });
    return state;
  }

  #state(): 'running' | 'ended' | 'unknown' {
    // Opening the file also makes a network file system read its modification time again.
    const text = readIfExists(this.path);
    const { mtimeMs } = statSync(this.path, { throwIfNoEntry: false }) ?? {};
    if (text === undefined || mtimeMs === undefined) return 'ended';
    this.owner = parseOwner(text);
    const isSeenRunning = this.owner && isRunning(this.owner);
    if (isSeenRunning !== undefined) return isSeenRunning ? 'running' : 'ended';
    // Clocks of machines differ, so only changes count.
    if (this.#updatedAt !== undefined && mtimeMs !== this.#updatedAt) return 'running';
    this.#updatedAt = mtimeMs;
    return performance.now() - this.#unchangedSince > STALE_MS ? 'ended' : 'unknown';
  }
}

function readIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parseOwner(text: string): ProcessIdentity | undefined {
  try {
    const { processId, startedAt, system } = JSON.parse(text);
    return Number.isInteger(processId) && processId > 0
      ? { processId, startedAt: String(startedAt), system: String(system) }
      : undefined;
  } catch {
    return undefined;
  }
}

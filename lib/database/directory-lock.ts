import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createDirectory } from './create-directory';
import { type Claim, claimFiles, createClaim, RivalClaim } from './directory-claim';
import { ownIdentity, type ProcessIdentity } from './process-identity';

/** How long a rival that started at the same time may take to give way. */
const PATIENCE_MS = 500;
const POLL_MS = 50;
const ATTEMPTS = 5;
/** How often a process checks that it still has the directory. */
const CHECK_INTERVAL_MS = 2_000;

/** A data directory that belongs to this process. */
export interface DirectoryLock {
  /** @throws Error if the directory was deleted, or another process has taken it because this one stood still */
  check(): void;
  release(): void;
}

/** Directories that this process has locked, shared by all copies of this module. */
const LOCKED = Symbol.for('laurel.database.locked-directories');
const globals = globalThis as { [LOCKED]?: Set<string> };
globals[LOCKED] ??= new Set();
const locked = globals[LOCKED];

/**
 * Claims a data directory for this process: opening an embedded database twice corrupts it. Every process that wants
 * the directory writes a claim, and has the directory when it sees no other claim of a process that runs.
 *
 * @param onWait called if a claim of another container or machine is there, which takes seconds to judge
 * @throws Error that names the process that has it, or says why the directory can't be used
 */
export async function lockDirectory(
  directory: string,
  onWait: (message: string) => void = () => {},
): Promise<DirectoryLock> {
  const path = createDirectory(directory);
  if (locked.has(path)) throw inUse(directory, ownIdentity());
  locked.add(path);
  try {
    const claim = await winClaim(path, directory, onWait);
    return lockOf(claim, path, directory);
  } catch (error) {
    locked.delete(path);
    throw error;
  }
}

async function winClaim(
  path: string,
  directory: string,
  onWait: (message: string) => void,
): Promise<Claim> {
  let rival: RivalClaim | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const claim = createClaim(path);
    try {
      rival = await findRival(claim, path, () =>
        onWait(
          `Another container or machine has used the data directory ${directory}. The database opens in some seconds, unless a process there still runs.`,
        ),
      );
    } catch (error) {
      claim.remove();
      throw error;
    }
    if (!rival) return claim;
    claim.remove();
    if (!(await disappears(rival))) break;
  }
  throw inUse(directory, rival?.owner);
}

/**
 * Compares a claim with those of other processes, and removes those of processes that have ended. Of two processes
 * that start at the same time, the one with the smaller claim stays.
 *
 * @returns a claim of a running process that has the directory or comes first; `undefined` if there is none
 */
async function findRival(
  claim: Claim,
  path: string,
  onUnknown: () => void,
): Promise<RivalClaim | undefined> {
  const rivals = new Map<string, RivalClaim>();
  let hasReported = false;
  for (;;) {
    let isClear = true;
    for (const file of claimFiles(path)) {
      if (file === claim.file) continue;
      const rival = rivals.get(file) ?? new RivalClaim(path, file);
      rivals.set(file, rival);
      const state = rival.observe();
      if (state === 'ended') continue;
      isClear = false;
      const comesFirst = file < claim.file || rival.runsFor > PATIENCE_MS;
      if (state === 'running' && comesFirst) return rival;
      // A claim without an owner is being written.
      if (state === 'unknown' && rival.owner && !hasReported) {
        hasReported = true;
        onUnknown();
      }
    }
    if (isClear) return undefined;
    await wait(POLL_MS);
  }
}

async function disappears(rival: RivalClaim): Promise<boolean> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (performance.now() < giveUpAt) {
    if (!existsSync(rival.path)) return true;
    await wait(POLL_MS);
  }
  return false;
}

function lockOf(claim: Claim, path: string, directory: string): DirectoryLock {
  let checkedAt = Date.now();
  return {
    check() {
      // The clock of the day also runs while the machine sleeps.
      if (Math.abs(Date.now() - checkedAt) < CHECK_INTERVAL_MS) return;
      if (!existsSync(claim.path)) {
        throw new Error(
          `The data directory ${directory} was deleted, or another process has taken it. Start the API again.`,
        );
      }
      checkedAt = Date.now();
    },
    release() {
      locked.delete(path);
      claim.remove();
    },
  };
}

function inUse(directory: string, owner: ProcessIdentity | undefined): Error {
  const isVisible = owner?.system === ownIdentity().system;
  const name = isVisible
    ? `process ${owner.processId}`
    : 'a process of another container or machine';
  return new Error(
    `The data directory ${directory} is in use by ${name}. Stop that process, or set API_DATA_DIR to another directory.`,
  );
}

import { statfsSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { DirectoryLock } from './directory-lock';
import { type Engine, type EngineOptions, isEngineFailure, openEngine } from './embedded-engine';
import { DatabaseUnavailableError } from './errors';

/** Room that a database needs to start: its log grows by files of 16 MB. */
const MIN_FREE_BYTES = 48 * 1024 * 1024;

/** Pauses before an engine that failed again is opened: doubled each time, and none after it has run for a while. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const GOOD_RUN_MS = 60_000;

export interface ClientOptions extends EngineOptions {
  lock: Pick<DirectoryLock, 'check'>;
  /** Called once if the directory no longer belongs to this process. */
  onLost?: ((error: Error) => void) | undefined;
  /** Opens the engine. */
  open?: (options: EngineOptions) => Promise<Engine>;
  /** Milliseconds of a clock that only measures durations. */
  now?: () => number;
}

/**
 * The client of an embedded database, which outlives a failed engine: the next request after a failure opens the
 * directory again, which restores everything that was committed.
 */
export class EmbeddedClient implements Pick<PGlite, 'query' | 'exec' | 'transaction'> {
  readonly #options: ClientOptions;
  readonly #open: NonNullable<ClientOptions['open']>;
  readonly #now: () => number;
  #engine: Promise<Engine>;
  #openedAt: number;
  #pause = 0;
  #failure: unknown;
  #hasFailed = false;
  #isLost = false;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#open = options.open ?? openEngine;
    this.#now = options.now ?? (() => performance.now());
    this.#openedAt = this.#now();
    this.#engine = this.#open(options);
  }

  query: PGlite['query'] = (...parameters) =>
    this.#run(({ database }) => database.query(...parameters));

  exec: PGlite['exec'] = (...parameters) =>
    this.#run(({ database }) => database.exec(...parameters));

  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#run(({ database }) => database.transaction(work));
  }

  async close(): Promise<void> {
    // A failed engine has nothing more to write, and one that lost its directory must not.
    if (this.#hasFailed || this.#isLost) return;
    const { database, abandon } = await this.#engine;
    try {
      await database.close();
    } finally {
      // The package leaves its files open.
      abandon();
    }
  }

  async #run<T>(work: (engine: Engine) => Promise<T>): Promise<T> {
    this.#checkLock();
    if (this.#hasFailed) this.#reopen();
    const engine = this.#engine;
    // The engine computes in this thread. Without the pause, work that sends one query after the other would leave no
    // time for timers and for the requests of others until it ends.
    await setImmediate();
    try {
      return await work(await engine);
    } catch (error) {
      // Requests that failed with an earlier engine must not stop the one that replaced it.
      if (isEngineFailure(error) && engine === this.#engine && !this.#hasFailed) {
        this.#fail(error);
        (await engine).abandon();
      }
      throw error;
    }
  }

  #checkLock(): void {
    try {
      this.#options.lock.check();
    } catch (error) {
      if (!this.#isLost) this.#options.onLost?.(error as Error);
      this.#isLost = true;
      throw new DatabaseUnavailableError(error);
    }
  }

  #fail(error: unknown): void {
    this.#hasFailed = true;
    this.#failure = error;
    const hasRun = this.#now() - this.#openedAt >= GOOD_RUN_MS;
    this.#pause = hasRun
      ? 0
      : Math.min(Math.max(FIRST_PAUSE_MS, 2 * this.#pause), LONGEST_PAUSE_MS);
  }

  #reopen(): void {
    if (this.#now() - this.#openedAt < this.#pause)
      throw new DatabaseUnavailableError(this.#failure);
    const { directory } = this.#options;
    if (freeBytes(directory) < MIN_FREE_BYTES) {
      throw new DatabaseUnavailableError(
        new Error(
          `The disk of ${directory} is full. Free ${MIN_FREE_BYTES / 1024 / 1024} MB; the database then continues by itself.`,
        ),
      );
    }
    this.#hasFailed = false;
    this.#openedAt = this.#now();
    this.#engine = this.#open(this.#options).catch((error) => {
      // A later request tries again.
      this.#fail(error);
      throw new DatabaseUnavailableError(error);
    });
  }
}

/** The room on the disk of a folder. */
function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch (error) {
    throw new DatabaseUnavailableError(error);
  }
}

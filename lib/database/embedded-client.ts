import { statfsSync } from 'node:fs';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { DirectoryLock } from './directory-lock';
import { type EngineOptions, isEngineFailure, openEngine } from './embedded-engine';
import { DatabaseUnavailableError } from './errors';

/** Room that a database needs to start: its log grows by files of 16 MB. */
const MIN_FREE_BYTES = 48 * 1024 * 1024;

export interface ClientOptions extends EngineOptions {
  lock: Pick<DirectoryLock, 'check'>;
  /** Called once if the directory no longer belongs to this process. */
  onLost?: ((error: Error) => void) | undefined;
}

/**
 * The client of an embedded database, which outlives a failed engine: the next request after a failure opens the
 * directory again, which restores everything that was committed.
 */
export class EmbeddedClient implements Pick<PGlite, 'query' | 'exec' | 'transaction'> {
  readonly #options: ClientOptions;
  #engine: Promise<PGlite>;
  #hasFailed = false;
  #isLost = false;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#engine = openEngine(options);
  }

  query: PGlite['query'] = (...parameters) => this.#run((engine) => engine.query(...parameters));

  exec: PGlite['exec'] = (...parameters) => this.#run((engine) => engine.exec(...parameters));

  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#run((engine) => engine.transaction(work));
  }

  async close(): Promise<void> {
    // A failed engine has nothing more to write, and one that lost its directory must not.
    if (!this.#hasFailed && !this.#isLost) await (await this.#engine).close();
  }

  async #run<T>(work: (engine: PGlite) => Promise<T>): Promise<T> {
    this.#checkLock();
    if (this.#hasFailed) this.#reopen();
    const engine = this.#engine;
    try {
      return await work(await engine);
    } catch (error) {
      // Requests that failed with an earlier engine must not stop the one that replaced it.
      if (isEngineFailure(error) && engine === this.#engine) this.#hasFailed = true;
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

  #reopen(): void {
    const { directory } = this.#options;
    if (freeBytes(directory) < MIN_FREE_BYTES) {
      throw new DatabaseUnavailableError(
        new Error(
          `The disk of ${directory} is full. Free ${MIN_FREE_BYTES / 1024 / 1024} MB; the database then continues by itself.`,
        ),
      );
    }
    this.#hasFailed = false;
    this.#engine = openEngine(this.#options).catch((error) => {
      // The next request tries again.
      this.#hasFailed = true;
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

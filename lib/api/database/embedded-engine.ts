import { statfsSync, writeSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite';
import { DatabaseUnavailableError } from './errors';

const START_PARAMETERS = [
  ...PGlite.defaultStartParams,
  // The default of 128 MB takes 200 ms of each start, and stays in memory.
  ...['-c', 'shared_buffers=32MB'],
  // Files of the log that are kept for later: by default up to 1 GB.
  ...['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'],
];

/** Room that must be left on the disk: the log grows by files of 16 MB, and the engine crashes if one doesn't fit. */
const MIN_FREE_MB = 48;

/** The status with which the engine ends a statement that has an error of SQL. */
const SQL_ERROR_STATUS = 100;

/** A line of the engine's log. Lines of texts that requests send are indented. */
const CRASH = /^\d[^[]+\[\d+\] (?:FATAL|PANIC): +(.*)/;

/** PGlite that checks before each statement and before each commit whether it can continue. */
class EmbeddedEngine extends PGlite {
  /** Throws if it can't. */
  check = () => {};

  override async query<T>(text: string, parameters?: unknown[], options?: QueryOptions) {
    await this.#begin();
    return super.query<T>(text, parameters, this.#withSharedParsers(options));
  }

  override async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    await this.#begin();
    return super.transaction(async (transaction) => {
      const query = async <Row>(text: string, parameters?: unknown[], options?: QueryOptions) => {
        this.check();
        return transaction.query<Row>(text, parameters, this.#withSharedParsers(options));
      };
      const result = await work({ ...transaction, query });
      this.check();
      return result;
    });
  }

  async #begin(): Promise<void> {
    // The engine computes in this thread. Without the pause, work that sends one query after the other would leave no
    // time for timers and for the requests of others until it ends.
    await setImmediate();
    this.check();
  }

  /** Drizzle passes the same parsers each time, and to merge them takes the package a third of the time of a query. */
  #withSharedParsers({ parsers, ...options }: QueryOptions = {}): QueryOptions {
    Object.assign(this.parsers, parsers);
    return options;
  }
}

/**
 * Opens the database of a directory, which must not be open already.
 *
 * @param isLost whether the directory must not be used anymore
 */
export async function openEngine(directory: string, isLost: () => boolean): Promise<PGlite> {
  let crash: string | undefined;
  const engine = new EmbeddedEngine(directory, {
    startParams: START_PARAMETERS,
    onStderr(line) {
      crash ??= CRASH.exec(line)?.[1];
      // The package continues after a crash, and then waits for itself forever.
      if (crash !== undefined && engine.ready) endProcess(directory, `crashed: ${crash}`);
      return false;
    },
  });
  try {
    await engine.waitReady;
  } catch (error) {
    await engine.fs?.closeFs();
    throw new Error(crash ?? String(error), { cause: error });
  }
  endAfterCrash(engine, directory);
  engine.check = () => {
    if (isLost()) endProcess(directory, 'was moved or deleted');
    const { bavail, bsize } = statfsSync(directory);
    if (bavail * bsize >= MIN_FREE_MB * 1024 * 1024) return;
    const problem = `The disk of ${directory} is full. Free ${MIN_FREE_MB} MB; the database then continues by itself.`;
    throw new DatabaseUnavailableError(new Error(problem));
  };
  return engine;
}

/** Ends the process after a crash that the engine doesn't log. The package would report success, and then wait forever. */
function endAfterCrash({ Module: program }: PGlite, directory: string): void {
  const runStatement = program._PostgresMainLoopOnce;
  program._PostgresMainLoopOnce = () => {
    try {
      runStatement();
    } catch (error) {
      if ((error as { status?: number }).status !== SQL_ERROR_STATUS) {
        endProcess(directory, `crashed: ${error instanceof Error ? error.message : error}`);
      }
      throw error;
    }
  };
}

/** The next process restores all commits. */
function endProcess(directory: string, problem: string): never {
  writeSync(2, `The database in ${directory} ${problem}. Start the API again.\n`);
  process.exit(1);
}

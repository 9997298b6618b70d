import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../tools/testing/eventually';
import { lockDirectory } from './directory-lock';

let directory: string;
const started: ChildProcess[] = [];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'laurel-lock-'));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

/** A program that locks a directory, prints a line and runs until it is ended. */
function lockAndWait(): string[] {
  const module = join(process.cwd(), 'lib/api/database/directory-lock.ts');
  const program = `import(${JSON.stringify(module)})
    .then(({ lockDirectory }) => {
      lockDirectory(${JSON.stringify(directory)});
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

const untilEnded = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

describe('the lock of a data directory', () => {
  it('is released', () => {
    lockDirectory(directory)();
    lockDirectory(directory)();
  });

  it('creates the directory, readable by its owner only', () => {
    const nested = join(directory, 'a/b');
    lockDirectory(nested)();
    expect(statSync(nested).mode & 0o777).toBe(0o700);
  });

  it.each([
    ['in a file', () => join(directory, 'file/data')],
    ['that is a file', () => join(directory, 'file')],
  ])('says what to do about a directory %s', (_, path) => {
    writeFileSync(join(directory, 'file'), '');
    expect(() => lockDirectory(path())).toThrow(
      /^The data directory .+ can't be used: .+\. Set API_DATA_DIR to a directory that this process can write to\.$/,
    );
  });

  it('rejects this process a second time', () => {
    const release = lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow(
      `The data directory ${directory} is in use by process ${process.pid}. Stop that process, which may run in another container, or set API_DATA_DIR to another directory.`,
    );
    release();
  });

  it('rejects it while another process runs that has it, and is taken over at once after kill -9', async () => {
    const { child, printed } = startLocker();
    expect(await printed).toBe('locked');
    expect(() => lockDirectory(directory)).toThrow(`is in use by process ${child.pid}.`);
    child.kill('SIGKILL');
    await untilEnded(child);
    lockDirectory(directory)();
  });

  it('is never taken from a process that stands still', async () => {
    const { child, printed } = startLocker();
    await printed;
    child.kill('SIGSTOP');
    expect(() => lockDirectory(directory)).toThrow(`is in use by process ${child.pid}.`);
  });

  it('is taken over from a process whose id another process has now', () => {
    writeFileSync(join(directory, 'process.lock'), `${process.ppid} of another time`);
    lockDirectory(directory)();
  });

  it('goes to exactly one of several processes that start at once after a crash', async () => {
    const { child, printed } = startLocker();
    await printed;
    child.kill('SIGKILL');
    await untilEnded(child);
    const lines = await Promise.all(Array.from({ length: 4 }, () => startLocker().printed));
    expect(lines.filter((line) => line === 'locked')).toHaveLength(1);
    expect(lines.filter((line) => line.includes('is in use by process'))).toHaveLength(3);
  });

  const canUnshare = process.platform === 'linux' && process.getuid?.() === 0;
  it.runIf(canUnshare)('is that of another container until kill -9', async () => {
    const inContainer = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
    const { child, printed } = startLocker(inContainer);
    expect(await printed).toBe('locked');
    expect(() => lockDirectory(directory)).toThrow(
      'Stop that process, which may run in another container, or set API_DATA_DIR to another directory.',
    );
    child.kill('SIGKILL');
    await untilEnded(child);
    await eventually(() => lockDirectory(directory)());
  });
});

describe('the lock of a process of version 1.0.0', () => {
  const file = () => join(directory, 'process-0b6f2c1e-6a53-4d08-9a3c-3f1b1d0c7a11.lock');
  const writeLock = (secondsAgo: number) => {
    writeFileSync(file(), '{"processId":7,"startedAt":"1","system":"linux"}');
    const updatedAt = Date.now() / 1_000 - secondsAgo;
    utimesSync(file(), updatedAt, updatedAt);
  };

  it('is respected while the process updates it', () => {
    writeLock(2);
    expect(() => lockDirectory(directory)).toThrow(
      `The data directory ${directory} is in use by a process of version 1.0.0. Stop that process, which may run in another container, or set API_DATA_DIR to another directory.`,
    );
  });

  it('is ignored if the process has ended', () => {
    writeLock(13);
    lockDirectory(directory)();
  });
});

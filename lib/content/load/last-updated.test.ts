import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLastUpdated } from './last-updated';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'history-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function git(...args: string[]) {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...who, ...args], { cwd: folder, stdio: 'ignore' });
}

function commit(date: string, ...files: string[]) {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), date);
  }
  git('add', '.');
  const dates = { GIT_AUTHOR_DATE: `${date}T12:00:00Z`, GIT_COMMITTER_DATE: `${date}T12:00:00Z` };
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...who, 'commit', '-m', date], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, ...dates },
  });
}

describe('the date of the last change', () => {
  it('is read again after a commit', () => {
    git('init');
    commit('2024-01-01', 'content/a.md');
    expect(readLastUpdated(folder, 'content').get('content/a.md')).toBe('2024-01-01');
    commit('2024-02-02', 'content/a.md');
    expect(readLastUpdated(folder, 'content').get('content/a.md')).toBe('2024-02-02');
    git('checkout', 'HEAD~1');
    expect(readLastUpdated(folder, 'content').get('content/a.md')).toBe('2024-01-01');
  });

  it('is read without git as long as no commit is added', () => {
    git('init');
    commit('2024-01-01', 'content/a.md');
    const dates = readLastUpdated(folder, 'content');
    vi.stubEnv('PATH', folder);
    expect(readLastUpdated(folder, 'content')).toBe(dates);
  });

  it('is that of the latest commit of each file', () => {
    git('init');
    commit('2024-01-01', 'content/a.md', 'content/b.md', 'README.md');
    commit('2024-02-02', 'content/b.md');
    expect(readLastUpdated(folder, 'content')).toEqual(
      new Map([
        ['content/b.md', '2024-02-02'],
        ['content/a.md', '2024-01-01'],
      ]),
    );
  });

  it('is found when the project is a folder of a larger repository', () => {
    git('init');
    commit('2024-01-01', 'site/content/a.md', 'content/a.md');
    expect(readLastUpdated(join(folder, 'site'), 'content')).toEqual(
      new Map([['content/a.md', '2024-01-01']]),
    );
  });

  it('is found for names that are not ASCII', () => {
    git('init');
    commit('2024-01-01', 'content/größe.md');
    expect([...readLastUpdated(folder, 'content').keys()]).toEqual(['content/größe.md']);
  });

  it('is unknown without a history', () => {
    expect(readLastUpdated(folder, 'content')).toEqual(new Map());
  });
});

import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ParseCache } from './parse-cache';
import { readMarkdown } from './read-files';

const FILE = 'content/docs/index.md';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'laurel-parsed-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

const open = (version: string) => new ParseCache(() => version, parent);

function parsed() {
  const result = readMarkdown('.', FILE);
  if (result.issues) throw new Error(`${FILE} has issues.`);
  return result;
}

describe('the cache of parsed files', () => {
  it('returns to a later process what an earlier one has stored', () => {
    open('one').store(FILE, 'text', parsed());
    // The parser makes points of positions with a class, and the copy has plain objects.
    expect(open('one').read(FILE, 'text')).toEqual(parsed());
  });

  it('returns null for another text and for another file', () => {
    const cache = open('one');
    cache.store(FILE, 'text', parsed());
    expect(cache.read(FILE, 'other')).toBeNull();
    expect(cache.read('content/docs/other.md', 'text')).toBeNull();
  });

  it('returns null when the code that parses has changed', () => {
    open('one').store(FILE, 'text', parsed());
    expect(open('two').read(FILE, 'text')).toBeNull();
  });

  it('removes files that were not used for two weeks', () => {
    open('one').store(FILE, 'text', parsed());
    const [name = ''] = readdirSync(parent);
    utimesSync(join(parent, name), 0, 0);
    open('one');
    expect(readdirSync(parent)).toEqual([]);
  });

  it('stores files again if its folder was removed', () => {
    const cache = open('one');
    rmSync(parent, { recursive: true });
    cache.store(FILE, 'text', parsed());
    expect(cache.read(FILE, 'text')).toEqual(parsed());
  });

  it('ignores a damaged file', () => {
    const cache = open('one');
    cache.store(FILE, 'text', parsed());
    const [name = ''] = readdirSync(parent);
    writeFileSync(join(parent, name), 'damaged');
    expect(cache.read(FILE, 'text')).toBeNull();
  });

  it.each([
    ['the folder is a file', () => 'one'],
    [
      'the version cannot be read',
      () => {
        throw new Error('ENOENT');
      },
    ],
  ])('stores nothing if %s', (_, version) => {
    const file = join(parent, 'file');
    writeFileSync(file, '');
    const cache = new ParseCache(version, file);
    cache.store(FILE, 'text', parsed());
    expect(cache.read(FILE, 'text')).toBeNull();
  });
});

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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

  it('replaces an older text of a file', () => {
    const cache = open('one');
    for (const text of ['old', 'new']) cache.store(FILE, text, parsed());
    expect(cache.read(FILE, 'new')).toEqual(parsed());
    expect(readdirSync(join(parent, 'one'))).toHaveLength(1);
  });

  it('removes stored files when the code that parses has changed', () => {
    open('one').store(FILE, 'text', parsed());
    expect(open('two').read(FILE, 'text')).toBeNull();
    expect(readdirSync(parent)).toEqual(['two']);
  });

  it('stores files again if its folder was removed', () => {
    const cache = open('one');
    rmSync(join(parent, 'one'), { recursive: true });
    cache.store(FILE, 'text', parsed());
    expect(cache.read(FILE, 'text')).toEqual(parsed());
  });

  it('ignores a damaged file', () => {
    const cache = open('one');
    cache.store(FILE, 'text', parsed());
    const [name = ''] = readdirSync(join(parent, 'one'));
    writeFileSync(join(parent, 'one', name), 'damaged');
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

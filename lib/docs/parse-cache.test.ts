import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ParseCache } from './parse-cache';
import { readMarkdown, type ValidFile } from './read-files';

const FILE = 'content/docs/index.md';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'laurel-parsed-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

function parsed(): ValidFile {
  const result = readMarkdown('.', FILE);
  if (result.issues) throw new Error(`${FILE} has issues.`);
  return result;
}

describe('the cache of parsed files', () => {
  it('returns to a later process what an earlier one has stored', () => {
    new ParseCache('one', parent).store(FILE, 'text', parsed());
    expect(new ParseCache('one', parent).read(FILE, 'text')).toEqual(parsed());
  });

  it('does not know a file with another text, or another file with this text', () => {
    const cache = new ParseCache('one', parent);
    cache.store(FILE, 'text', parsed());
    expect(cache.read(FILE, 'other')).toBeNull();
    expect(cache.read('content/docs/other.md', 'text')).toBeNull();
  });

  it('forgets everything when the code that parses has changed', () => {
    new ParseCache('one', parent).store(FILE, 'text', parsed());
    expect(new ParseCache('two', parent).read(FILE, 'text')).toBeNull();
    expect(readdirSync(parent)).toEqual(['two']);
  });

  it('ignores a damaged file', () => {
    const cache = new ParseCache('one', parent);
    cache.store(FILE, 'text', parsed());
    const [name = ''] = readdirSync(join(parent, 'one'));
    writeFileSync(join(parent, 'one', name), 'damaged');
    expect(cache.read(FILE, 'text')).toBeNull();
  });

  it('stores nothing where it cannot write', () => {
    const file = join(parent, 'file');
    writeFileSync(file, '');
    const cache = new ParseCache('one', file);
    cache.store(FILE, 'text', parsed());
    expect(cache.read(FILE, 'text')).toBeNull();
  });
});

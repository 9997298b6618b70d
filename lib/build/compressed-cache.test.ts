import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CompressedCache } from './compressed-cache';

const CONTENT = Buffer.from('<p>Points</p>'.repeat(100));
const DAY_MS = 24 * 60 * 60_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-compressed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the cache of compressed contents', () => {
  it('compresses with both encodings', async () => {
    const cache = new CompressedCache(5, folder);
    expect(brotliDecompressSync(await cache.compress(CONTENT, 'br'))).toEqual(CONTENT);
    expect(gunzipSync(await cache.compress(CONTENT, 'gzip'))).toEqual(CONTENT);
  });

  it('reads what an earlier build has compressed', async () => {
    await new CompressedCache(5, folder).compress(CONTENT, 'br');
    const [name = ''] = readdirSync(folder);
    writeFileSync(join(folder, name), 'known');
    const cache = new CompressedCache(5, folder);
    expect((await cache.compress(CONTENT, 'br')).toString()).toBe('known');
    const other = Buffer.concat([CONTENT, CONTENT]);
    expect(brotliDecompressSync(await cache.compress(other, 'br'))).toEqual(other);
  });

  it('does not return what was compressed with another quality', async () => {
    await new CompressedCache(5, folder).compress(CONTENT, 'br');
    const [name = ''] = readdirSync(folder);
    writeFileSync(join(folder, name), 'known');
    const other = new CompressedCache(11, folder);
    expect(brotliDecompressSync(await other.compress(CONTENT, 'br'))).toEqual(CONTENT);
  });

  it('compresses two files with the same content at once', async () => {
    const cache = new CompressedCache(5, folder);
    const [one, other] = await Promise.all([
      cache.compress(CONTENT, 'br'),
      cache.compress(CONTENT, 'br'),
    ]);
    expect(one).toEqual(other);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('removes what no build has used for two weeks', async () => {
    const cache = new CompressedCache(5, folder);
    await cache.compress(CONTENT, 'br');
    cache.removeUnused(Date.now() + 13 * DAY_MS);
    expect(readdirSync(folder)).toHaveLength(1);
    cache.removeUnused(Date.now() + 15 * DAY_MS);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('removes nothing that another build has removed in the meantime', () => {
    const cache = new CompressedCache(5, folder);
    // As a file that another build removes: it is listed, but does not exist.
    symlinkSync(join(folder, 'removed'), join(folder, 'unfinished'));
    cache.removeUnused(Date.now() + 15 * DAY_MS);
    expect(readdirSync(folder)).toEqual(['unfinished']);
  });
});

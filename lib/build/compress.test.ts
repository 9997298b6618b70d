import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeUnused } from '../site/config/cache.mjs';
import { compress } from './compress';

const CONTENT = Buffer.from('<p>Points</p>'.repeat(100));
const DAY_MS = 24 * 60 * 60_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-compressed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the cache of compressed contents', () => {
  it('compresses with both encodings', async () => {
    expect(brotliDecompressSync(await compress(CONTENT, 'br', 5, folder))).toEqual(CONTENT);
    expect(gunzipSync(await compress(CONTENT, 'gzip', 5, folder))).toEqual(CONTENT);
  });

  it('reads what an earlier build has compressed', async () => {
    await compress(CONTENT, 'br', 5, folder);
    const [name = ''] = readdirSync(folder);
    writeFileSync(join(folder, name), 'known');
    expect((await compress(CONTENT, 'br', 5, folder)).toString()).toBe('known');
    const other = Buffer.concat([CONTENT, CONTENT]);
    expect(brotliDecompressSync(await compress(other, 'br', 5, folder))).toEqual(other);
  });

  it('does not return what was compressed with another quality', async () => {
    await compress(CONTENT, 'br', 5, folder);
    const [name = ''] = readdirSync(folder);
    writeFileSync(join(folder, name), 'known');
    expect(brotliDecompressSync(await compress(CONTENT, 'br', 11, folder))).toEqual(CONTENT);
  });

  it('compresses two files with the same content at once', async () => {
    const [one, other] = await Promise.all([
      compress(CONTENT, 'br', 5, folder),
      compress(CONTENT, 'br', 5, folder),
    ]);
    expect(one).toEqual(other);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('removes what no build has used for two weeks', async () => {
    await compress(CONTENT, 'br', 5, folder);
    removeUnused(folder, { now: Date.now() + 13 * DAY_MS });
    expect(readdirSync(folder)).toHaveLength(1);
    removeUnused(folder, { now: Date.now() + 15 * DAY_MS });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('removes nothing that another build has removed in the meantime', () => {
    // As a file that another build removes: it is listed, but does not exist.
    symlinkSync(join(folder, 'removed'), join(folder, 'unfinished'));
    removeUnused(folder, { now: Date.now() + 15 * DAY_MS });
    expect(readdirSync(folder)).toEqual(['unfinished']);
  });
});

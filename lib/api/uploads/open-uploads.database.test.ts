import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownDatabase } from '../../tools/testing/api/test-database';
import type { Database } from '../database/database';
import { uploadFolder } from '../database/tables/uploads';
import { imageBytes } from './images.fixture';
import { openUploads } from './open-uploads';
import { removeOrphanedUploads } from './remove-unused';

const png = { type: 'image/png', bytes: imageBytes['image/png'] } as const;

const one = ownDatabase();
const other = ownDatabase();

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-images-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const dataDirectory = () => join(folder, 'shared');
const open = (database: Database) =>
  openUploads(database, {
    dataDirectory: dataDirectory(),
    publicUrl: 'https://a.example',
    maxMegabytes: 100,
    randomBytes,
  });

describe('two databases that share a data directory', () => {
  it('keep their images apart, and never remove those of each other', async () => {
    const first = await open(one());
    const second = await open(other());
    const name = await first.store(png);
    expect(await second.find(name)).toBeNull();

    const folders = readdirSync(join(dataDirectory(), 'uploads'));
    expect(folders).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    const path = join(dataDirectory(), 'uploads', folders[0] ?? '', name);
    utimesSync(path, 1_000, 1_000);
    expect(await removeOrphanedUploads({ database: other(), uploads: second }, Date.now())).toBe(0);
    expect(await first.find(name)).not.toBeNull();
    expect(await removeOrphanedUploads({ database: one(), uploads: first }, Date.now())).toBe(1);
  });
});

describe('the folder of a database', () => {
  it('stays the same, also if several processes open the database at once', async () => {
    const stores = await Promise.all(Array.from({ length: 5 }, () => open(other())));
    const name = await stores[0]?.store(png);
    for (const store of stores) expect(await store.find(name ?? '')).not.toBeNull();
    await expect(other().insert(uploadFolder).values({ name: 'second' })).rejects.toThrow();
  });
});

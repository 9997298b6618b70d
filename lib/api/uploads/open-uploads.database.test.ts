import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database, OpenDatabase } from '../../database/database';
import { openEmbedded } from '../../database/open-embedded';
import { uploadFolder } from '../../database/tables/uploads';
import { testDatabase } from '../../testing/api/test-database';
import { imageBytes } from './images.fixture';
import { openUploads } from './open-uploads';
import { removeOrphanedUploads } from './remove-orphans';

const png = { type: 'image/png', bytes: imageBytes['image/png'] } as const;

let folder: string;
let other: OpenDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-images-'));
  const template = inject('databaseTemplate');
  other = await openEmbedded({ directory: join(folder, 'other'), template, isDurable: false });
});
afterAll(async () => {
  await other.close();
  rmSync(folder, { recursive: true, force: true });
});

const dataDirectory = () => join(folder, 'shared');
const open = (database: Database) =>
  openUploads(database, {
    dataDirectory: dataDirectory(),
    publicUrl: 'https://a.example',
    maxMegabytes: 100,
    randomBytes,
  });

describe('two databases that share a data directory', () => {
  it('have images of their own, and never remove those of each other', async () => {
    const first = await open(await testDatabase());
    const second = await open(other.database);
    const name = await first.store(png);
    expect(await second.read(name)).toBeNull();

    const folders = readdirSync(join(dataDirectory(), 'uploads'));
    expect(folders).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    const path = join(dataDirectory(), 'uploads', folders[0] ?? '', name);
    utimesSync(path, 1_000, 1_000);
    expect(await removeOrphanedUploads(other.database, second, Date.now())).toBe(0);
    expect(await first.read(name)).not.toBeNull();
    expect(await removeOrphanedUploads(await testDatabase(), first, Date.now())).toBe(1);
  });
});

describe('the folder of a database', () => {
  it('stays the same, also if several processes open the database at once', async () => {
    const stores = await Promise.all(Array.from({ length: 5 }, () => open(other.database)));
    const name = await stores[0]?.store(png);
    for (const store of stores) expect(await store.read(name ?? '')).not.toBeNull();
    await expect(other.database.insert(uploadFolder).values({ name: 'second' })).rejects.toThrow();
  });
});

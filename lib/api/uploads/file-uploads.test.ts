import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFileUploads } from './file-uploads';
import { imageBytes } from './images.fixture';

let root: string;
let directory: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'laurel-uploads-'));
  directory = join(root, 'uploads');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function open(byte = 0xab, maxBytes = 1_000_000) {
  return createFileUploads({
    directory,
    publicUrl: 'https://api.laurel.example',
    maxBytes,
    randomBytes: (count) => new Uint8Array(count).fill(byte),
  });
}

const png = { type: 'image/png', bytes: imageBytes['image/png'] } as const;

describe('file uploads', () => {
  it('are stored under a random name with the extension of their type', async () => {
    const uploads = open();
    const name = await uploads.store(png);
    expect(name).toBe(`${'ab'.repeat(16)}.png`);
    const found = await uploads.find(name);
    expect(found).toMatchObject({ type: 'image/png', size: png.bytes.byteLength });
    expect(await new Response(found?.stream()).bytes()).toEqual(png.bytes);
    expect(uploads.urlOf(name)).toBe(`https://api.laurel.example/v2/uploads/${name}`);
    expect(readdirSync(directory)).toEqual([name]);
  });

  it('are removed, also if they are missing', async () => {
    const uploads = open();
    const name = await uploads.store(png);
    await uploads.remove(name);
    await uploads.remove(name);
    expect(await uploads.find(name)).toBeNull();
    expect(readdirSync(directory)).toEqual([]);
  });

  it('never leave the folder', async () => {
    const uploads = open();
    await uploads.store(png);
    writeFileSync(join(root, 'secret.png'), 'secret');
    writeFileSync(join(directory, 'process.lock'), '1');
    for (const name of [
      '../secret.png',
      '..%2fsecret.png',
      '..\\secret.png',
      'process.lock',
      '',
      '.',
      `../uploads/${'ab'.repeat(16)}.png`,
      `${'ab'.repeat(16)}.png/`,
      `${'ab'.repeat(16)}.svg`,
      `${'AB'.repeat(16)}.png`,
      `${'ab'.repeat(16)}.png\n`,
      `${'ab'.repeat(15)}.png`,
    ]) {
      expect(await uploads.find(name), name).toBeNull();
      await uploads.remove(name);
    }
    expect(readdirSync(root).sort()).toEqual(['secret.png', 'uploads']);
    expect(readdirSync(directory)).toHaveLength(2);
  });

  it('are read piece by piece, and not before they are asked for', async () => {
    const uploads = open();
    const name = await uploads.store({ ...png, bytes: new Uint8Array(1_000_000) });
    const found = await uploads.find(name);
    const reader = found?.stream().getReader();
    const first = await reader?.read();
    expect(first?.value?.byteLength).toBe(64 * 1024);
    await reader?.cancel();
    const unread = found?.stream();
    await uploads.remove(name);
    await expect(unread?.getReader().read()).rejects.toThrow('ENOENT');
  });

  it('are listed by age, and unfinished files of a crash are removed', async () => {
    const uploads = open();
    expect(await uploads.namesBefore(Date.now())).toEqual([]);
    const name = await uploads.store(png);
    const unfinished = join(directory, `${'cd'.repeat(16)}.png.part`);
    writeFileSync(unfinished, 'half');
    utimesSync(join(directory, name), 1_000, 1_000);
    utimesSync(unfinished, 1_000, 1_000);
    await open(0x01).store(png);
    expect(await uploads.namesBefore(1_000_000)).toEqual([]);
    expect(await uploads.namesBefore(1_000_001)).toEqual([name]);
    expect(readdirSync(directory).filter((file) => file.endsWith('.part'))).toEqual([]);
  });

  it('are rejected beyond a limit of bytes, which counts what is stored already', async () => {
    const size = png.bytes.byteLength;
    const first = await open(0x01).store(png);
    const uploads = open(0x02, 2 * size);
    const second = await uploads.store(png);
    await expect(open(0x03, 2 * size).store(png)).rejects.toThrow(
      `The uploaded images have ${2 * size} bytes of ${2 * size}. Remove some, or set UPLOADS_MB to more.`,
    );
    expect(readdirSync(directory).sort()).toEqual([first, second]);
    await uploads.remove(second);
    expect(await uploads.store(png)).toBe(second);
  });

  it('are durable, as is the folder with their names', async () => {
    const probe = await openFile(join(root, 'probe'), 'w');
    const sync = vi.spyOn(Object.getPrototypeOf(probe), 'sync');
    await probe.close();
    await open().store(png);
    // The parent of the new folder, the image, and the folder.
    expect(sync).toHaveBeenCalledTimes(3);
    sync.mockRestore();
  });

  it('leave nothing if they cannot be written', async () => {
    const uploads = open();
    mkdirSync(join(directory, `${'ab'.repeat(16)}.png`), { recursive: true });
    await expect(uploads.store(png)).rejects.toThrow();
    expect(readdirSync(directory)).toEqual([`${'ab'.repeat(16)}.png`]);
  });
});

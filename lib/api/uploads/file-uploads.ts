import type { Stats } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ImageType, imageExtensions } from './image-type';
import { streamFile } from './stream-file';
import { syncFolder } from './sync-folder';
import { UploadRoom } from './upload-room';
import { UPLOADS_PATH, type UploadStore } from './upload-store';

export interface FileUploadsOptions {
  /** Folder of the images; created when the first one is stored. */
  directory: string;
  /** URL that the API is reached at, without a trailing slash. */
  publicUrl: string;
  /** Bytes that all images together may have. */
  maxBytes: number;
  randomBytes: (count: number) => Uint8Array;
}

/** Random, so that a name can't be guessed before its review is published. */
const NAME_BYTES = 16;
const NAME = /^[0-9a-f]{32}\.(?:jpg|png|webp)$/;

const typesByExtension = new Map<string, ImageType>(
  Object.entries(imageExtensions).map(([type, extension]) => [extension, type as ImageType]),
);

/** Stores images as files in one folder. Their names are generated and never come from a request. */
export function createFileUploads({
  directory,
  publicUrl,
  maxBytes,
  randomBytes,
}: FileUploadsOptions): UploadStore {
  const room = new UploadRoom({ maxBytes, measure: () => bytesIn(directory) });
  return {
    async store({ type, bytes }) {
      await room.take(bytes.byteLength);
      const random = Buffer.from(randomBytes(NAME_BYTES)).toString('hex');
      const name = `${random}.${imageExtensions[type]}`;
      try {
        await createDurably(directory);
        await writeDurably(join(/* turbopackIgnore: true */ directory, name), bytes);
      } catch (error) {
        room.giveBack(bytes.byteLength);
        throw error;
      }
      return name;
    },

    async find(name) {
      const type = typeOf(name);
      if (!type) return null;
      const path = join(directory, name);
      const found = await statOf(path);
      return found ? { type, size: found.size, stream: () => streamFile(path) } : null;
    },

    async openNameless() {
      await createDurably(directory);
      const random = Buffer.from(randomBytes(NAME_BYTES)).toString('hex');
      const path = join(/* turbopackIgnore: true */ directory, random + UNFINISHED);
      const file = await open(path, 'wx+');
      await rm(path);
      return file;
    },

    async remove(name) {
      if (!typeOf(name)) return;
      const path = join(directory, name);
      const size = await sizeOf(path);
      await rm(path, { force: true });
      room.giveBack(size);
    },

    async namesBefore(timestamp) {
      const names: string[] = [];
      for (const name of await filesIn(directory)) {
        const found = await statOf(join(directory, name));
        if (!found || found.mtimeMs >= timestamp) continue;
        // A process that crashed while it wrote left an unfinished file, which no request can read.
        if (name.endsWith(UNFINISHED)) await rm(join(directory, name), { force: true });
        else if (typeOf(name)) names.push(name);
      }
      return names;
    },

    urlOf: (name) => publicUrl + UPLOADS_PATH + name,
  };
}

const UNFINISHED = '.part';

/** Writes a file that is complete or absent, also after a power failure. */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = path + UNFINISHED;
  try {
    await writeFile(unfinished, bytes, { flag: 'wx', flush: true });
    await rename(unfinished, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Creates a folder, and makes it and its parents durable. */
async function createDurably(directory: string): Promise<void> {
  const first = await mkdir(directory, { recursive: true });
  if (first === undefined) return;
  for (let path = directory; ; path = dirname(path)) {
    await syncFolder(dirname(path));
    if (path === first || path === dirname(path)) return;
  }
}

/** The bytes of all files in a folder. */
async function bytesIn(directory: string): Promise<number> {
  let bytes = 0;
  for (const name of await filesIn(directory)) bytes += await sizeOf(join(directory, name));
  return bytes;
}

/** The bytes of a file; 0 if it was removed. */
async function sizeOf(path: string): Promise<number> {
  return (await statOf(path))?.size ?? 0;
}

/** Size and time of a file; `undefined` if it was removed. */
async function statOf(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** The type of an image with this name; `undefined` if it isn't a name of this store, so that no path gets out of it. */
function typeOf(name: string): ImageType | undefined {
  return NAME.test(name) ? typesByExtension.get(name.slice(name.indexOf('.') + 1)) : undefined;
}

async function filesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

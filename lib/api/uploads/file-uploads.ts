import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ImageType, imageExtensions } from './image-type';
import { UPLOADS_PATH, type UploadStore } from './upload-store';

export interface FileUploadsOptions {
  /** Folder of the images; created when the first one is stored. */
  directory: string;
  /** URL that the API is reached at, without a trailing slash. */
  publicUrl: string;
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
  randomBytes,
}: FileUploadsOptions): UploadStore {
  return {
    async store({ type, bytes }) {
      const random = Buffer.from(randomBytes(NAME_BYTES)).toString('hex');
      const name = `${random}.${imageExtensions[type]}`;
      await mkdir(directory, { recursive: true });
      await writeDurably(join(/* turbopackIgnore: true */ directory, name), bytes);
      return name;
    },

    async read(name) {
      const type = typeOf(name);
      if (!type) return null;
      try {
        return { type, bytes: await readFile(join(directory, name)) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async remove(name) {
      if (typeOf(name)) await rm(join(directory, name), { force: true });
    },

    async namesBefore(timestamp) {
      const names: string[] = [];
      for (const name of await filesIn(directory)) {
        const { mtimeMs } = await stat(join(directory, name));
        if (mtimeMs >= timestamp) continue;
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
    const file = await open(unfinished, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** The type that a name stands for; `undefined` if it isn't a name of this store, so that no path gets out of it. */
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

import { join } from 'node:path';
import type { Database } from '../database/database';
import { createFileUploads } from './file-uploads';
import { uploadFolderOf } from './upload-folder';
import type { UploadStore } from './upload-store';

export interface UploadOptions {
  /** Data directory of the API. The images are in `uploads` below it, in a folder for each database. */
  dataDirectory: string;
  /** URL that the API is reached at, without a trailing slash. */
  publicUrl: string;
  /** Megabytes that the images of the database may have. */
  maxMegabytes: number;
  randomBytes: (count: number) => Uint8Array;
}

const MEGABYTE = 1024 * 1024;

/** Opens the folder with the images of a database. */
export async function openUploads(
  database: Database,
  { dataDirectory, publicUrl, maxMegabytes, randomBytes }: UploadOptions,
): Promise<UploadStore> {
  const folder = await uploadFolderOf(database, randomBytes);
  const directory = join(/* turbopackIgnore: true */ dataDirectory, 'uploads', folder);
  const maxBytes = maxMegabytes * MEGABYTE;
  return createFileUploads({ directory, publicUrl, maxBytes, randomBytes });
}

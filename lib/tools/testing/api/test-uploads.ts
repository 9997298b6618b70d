import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileUploads } from '../../../api/uploads/file-uploads';
import type { UploadStore } from '../../../api/uploads/upload-store';

/** The folder of the uploads of all tests of this process. */
let root: string | undefined;

/** More than any test stores. */
const MAX_BYTES = 1_000_000_000;

/** Stores uploads in a new folder, which is removed when the tests of this process are done. */
export function createTestUploads(
  bytes: (count: number) => Uint8Array = randomBytes,
  maxBytes = MAX_BYTES,
): {
  uploads: UploadStore;
  directory: string;
} {
  root ??= createRoot();
  const directory = join(root, randomBytes(8).toString('hex'));
  const publicUrl = 'https://api.laurel.example';
  const options = { directory, publicUrl, maxBytes, randomBytes: bytes };
  return { uploads: createFileUploads(options), directory };
}

function createRoot(): string {
  const directory = mkdtempSync(join(tmpdir(), 'laurel-uploads-'));
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

import { createHash, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDirectory } from './create-directory';

const FILE = 'secret.key';
const KEY_BYTES = 32;

/**
 * The secret key of an installation. It is a setting, or in a file of the data directory, which all processes share, and
 * not in the database, so a copy of the database doesn't reveal what follows from it. The first process that needs the
 * file creates it.
 *
 * @param directory data directory of the API
 * @param setting `SECRET_KEY`; empty if the file counts
 * @throws Error that says what to do if the file can't be read or created
 */
export function readSecretKey(directory: string, setting = ''): Uint8Array {
  if (setting !== '') return createHash('sha256').update(setting).digest();
  const path = join(/* turbopackIgnore: true */ directory, FILE);
  if (!existsSync(path)) {
    createDirectory(directory);
    createKey(directory);
  }
  const key = readFileSync(path);
  if (key.length === KEY_BYTES) return key;
  throw new Error(
    `${path} has ${key.length} bytes instead of ${KEY_BYTES}. Restore it from a backup. Without it, delete the file: share links then get new addresses.`,
  );
}

/** Creates the file, unless another process does so at the same time. It is complete as soon as it has its name. */
function createKey(directory: string): void {
  const incomplete = join(directory, `${FILE}.${randomBytes(8).toString('hex')}`);
  writeFileSync(incomplete, randomBytes(KEY_BYTES), { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(incomplete, join(directory, FILE));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(incomplete);
  }
}

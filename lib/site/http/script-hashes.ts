import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../config/env';

/** Hashes (`'sha256-…'`) of the inline scripts of a build. `npm run build:server` writes them. */
export interface ScriptHashes {
  /** Of scripts on most pages. */
  shared: string[];
  /** Of the other scripts of each prerendered page, by its path without the base path. */
  pages: Record<string, string[]>;
  /** Paths of the pages that run samples in frames. */
  frames: string[];
  /** Of the other scripts of the not-found page. */
  notFound: string[];
}

/** File with the hashes, in the folder of the build. */
export const SCRIPT_HASHES_FILE = 'script-hashes.json';

/** Reads the hashes of the build. @throws Error if the build is not complete */
export function readScriptHashes(): ScriptHashes {
  const file = join(process.cwd(), env.DIST_DIR, SCRIPT_HASHES_FILE);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`The file ${file} is missing. Run "npm run build".`, { cause });
  }
}

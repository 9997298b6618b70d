import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../config/env';

/** Sources (`'sha256-…'`) of the inline scripts of a build, found when it was finished. */
export interface ScriptHashes {
  /** Scripts that every page has. */
  shared: string[];
  /** What each prerendered page has besides, by its path without the base path. */
  pages: Record<string, string[]>;
  /** What the page for unknown addresses has besides. */
  notFound: string[];
}

/** Where a build keeps them, below its folder. */
export const SCRIPT_HASHES_FILE = 'script-hashes.json';

/** Those of the build that is served from here. @throws Error when the build was not finished */
export function readScriptHashes(): ScriptHashes {
  const file = join(process.cwd(), env.DIST_DIR, SCRIPT_HASHES_FILE);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`The build has no ${file}: make it with "npm run build".`, { cause });
  }
}

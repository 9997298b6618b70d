import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Root of the repository. */
export const ROOT = join(import.meta.dirname, '../../../..');

interface SourceFile {
  /** Path from the root of the repository. */
  path: string;
  text: string;
}

/** Reads the TypeScript files of a folder, without declaration files. */
export function readSourceFiles(folder: string): SourceFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

/** Whether a path is a test. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

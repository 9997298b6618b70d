import { join } from 'node:path';

/** Where the build leaves the index, from the project's root. */
export const INDEX_FILE = 'lib/search/generated/index.json';

/** The index as a path of this process; written so that the bundler sees which file the server needs. */
export function indexFilePath(): string {
  return join(process.cwd(), 'lib/search/generated/index.json');
}

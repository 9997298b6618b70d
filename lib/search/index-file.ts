import { join } from 'node:path';

/** Where the build leaves the index: one literal path, so that the bundler sees which file the server needs. */
export function indexFilePath(): string {
  return join(process.cwd(), 'lib/search/generated/index.json');
}

import { join } from 'node:path';
import { env } from '../env';

/** Where the command leaves the index for the build into the same folder. */
export function indexFilePath(): string {
  return join(
    process.cwd(),
    'lib/search/generated',
    `index${env.DIST_DIR.replaceAll('/', '-')}.json`,
  );
}

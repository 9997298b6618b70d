import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../site/config/env';
import { prerenderedPaths } from './built-pages';
import type { Source } from './precompress';

/** Metadata that the framework stores beside the body of a prerendered response. */
interface Meta {
  status: number;
  headers: Record<string, string>;
}

/** Folder of the route whose responses are the Markdown of the pages (`rewrites` in `next.config.ts`). */
const RAW_FOLDER = '/raw/';
/** Headers that the server computes from the file, and those for the framework itself. */
const OTHER_HEADERS = /^(?:content-type|etag|x-next-.*)$/;

/**
 * The responses of the routes that the framework prerendered, other than pages.
 *
 * @param folder folder of the build
 */
export function prerenderedRoutes(folder: string): Source[] {
  return prerenderedPaths(folder).flatMap((path) => {
    const file = `server/app${path}`;
    if (!existsSync(join(folder, `${file}.body`))) return [];
    const meta: Meta = JSON.parse(readFileSync(join(folder, `${file}.meta`), 'utf8'));
    const headers = Object.entries(meta.headers).filter(([name]) => !OTHER_HEADERS.test(name));
    return {
      path: env.BASE_PATH + addressOf(path),
      kind: 'file',
      file: join(env.DIST_DIR, `${file}.body`),
      type: meta.headers['content-type'],
      ...(meta.status !== 200 && { status: meta.status }),
      ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
    } satisfies Source;
  });
}

function addressOf(path: string): string {
  return path.startsWith(RAW_FOLDER) ? `/${path.slice(RAW_FOLDER.length)}.md` : path;
}

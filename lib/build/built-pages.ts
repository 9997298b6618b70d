import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page that the build rendered. */
export interface BuiltPage {
  /** Its path on the site, without the base path. */
  path: string;
  /** Its HTML, below the folder of the build. */
  file: string;
}

/** Pages that stand in for others and have no address. */
const FALLBACKS: ReadonlySet<string> = new Set(['/_not-found', '/_global-error']);

/** Whether readers can ask for the page by its path. */
export const hasAddress = ({ path }: BuiltPage) => !FALLBACKS.has(path);

/** All prerendered pages of a finished build, from the framework's own list. */
export function builtPages(folder: string): BuiltPage[] {
  const manifest: { routes: Record<string, unknown> } = JSON.parse(
    readFileSync(join(folder, 'prerender-manifest.json'), 'utf8'),
  );
  return Object.keys(manifest.routes)
    .map((path) => ({ path, file: `server/app${path === '/' ? '/index' : path}.html` }))
    .filter(({ file }) => existsSync(join(folder, file)));
}

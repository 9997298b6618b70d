import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A prerendered page. */
export interface BuiltPage {
  /** Path on the site, without the base path. */
  path: string;
  /** Path of its HTML, relative to the folder of the build. */
  file: string;
}

/** Whether the server sends the page. The framework sends the global error page itself. */
export const isServed = ({ path }: BuiltPage) => path !== '/_global-error';

/** All prerendered pages of a build, from the framework's manifest. */
export function builtPages(folder: string): BuiltPage[] {
  const manifest: { routes: Record<string, unknown> } = JSON.parse(
    readFileSync(join(folder, 'prerender-manifest.json'), 'utf8'),
  );
  return Object.keys(manifest.routes)
    .map((path) => ({ path, file: `server/app${path === '/' ? '/index' : path}.html` }))
    .filter(({ file }) => existsSync(join(folder, file)));
}

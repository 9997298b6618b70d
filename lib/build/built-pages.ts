import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A prerendered page. */
export interface BuiltPage {
  /** Path on the site, without the base path. */
  path: string;
  /** Path of its HTML, relative to the folder of the build. */
  file: string;
}

/** Prerendered files that are not pages at an address. */
const ERROR_PAGES: ReadonlySet<string> = new Set(['/_not-found', '/_global-error']);

/** Whether the page has an address. */
export const hasAddress = ({ path }: BuiltPage) => !ERROR_PAGES.has(path);

/** All prerendered pages of a build, from the framework's manifest. */
export function builtPages(folder: string): BuiltPage[] {
  const manifest: { routes: Record<string, unknown> } = JSON.parse(
    readFileSync(join(folder, 'prerender-manifest.json'), 'utf8'),
  );
  return Object.keys(manifest.routes)
    .map((path) => ({ path, file: `server/app${path === '/' ? '/index' : path}.html` }))
    .filter(({ file }) => existsSync(join(folder, file)));
}

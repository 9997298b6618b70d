import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOT_FOUND_PAGE } from '../server/prebuilt-file';

/** A prerendered page. */
export interface BuiltPage {
  /** Path on the site, without the base path. */
  path: string;
  /** Path of its HTML, relative to the folder of the build. */
  file: string;
}

/** Path of the page whose scripts load the viewer when an operation is opened. */
export const REFERENCE_PAGE = '/api';

/** Path of the page that replaces the whole document if the root layout fails. The framework sends it itself. */
export const GLOBAL_ERROR_PAGE = '/_global-error';

/** The paths of everything that the framework prerendered in a build, from its manifest. */
export function prerenderedPaths(folder: string): string[] {
  const manifest: { routes: Record<string, unknown> } = JSON.parse(
    readFileSync(join(folder, 'prerender-manifest.json'), 'utf8'),
  );
  return Object.keys(manifest.routes);
}

/** The reference compares its index with the document and opens operations; the not-found page requests suggestions. */
const WITH_SCRIPTS_AT_ONCE: ReadonlySet<string> = new Set([REFERENCE_PAGE, NOT_FOUND_PAGE]);

/** Whether a page loads its scripts without waiting for the reader. */
export const needsScriptsAtOnce = ({ path }: BuiltPage) => WITH_SCRIPTS_AT_ONCE.has(path);

/** All prerendered pages of a build. */
export function builtPages(folder: string): BuiltPage[] {
  return prerenderedPaths(folder)
    .map((path) => ({ path, file: `server/app${path === '/' ? '/index' : path}.html` }))
    .filter(({ file }) => existsSync(join(folder, file)));
}

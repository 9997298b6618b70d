import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressRule } from '../config/addresses';
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

/** Whether a page runs the framework's scripts, and loads them at once. The not-found page requests suggestions. */
export const needsScriptsAtOnce = ({ path }: BuiltPage) =>
  path === NOT_FOUND_PAGE || addressRule(path).needsFramework === true;

/** All prerendered pages of a build. */
export function builtPages(folder: string): BuiltPage[] {
  return prerenderedPaths(folder)
    .map((path) => ({ path, file: `server/app${path === '/' ? '/index' : path}.html` }))
    .filter(({ file }) => existsSync(join(folder, file)));
}

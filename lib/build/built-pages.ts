import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOT_FOUND_PAGE } from '../serve/site/files/prebuilt-file';
import { addressRule } from '../site/config/addresses';

/** A prerendered page. */
export interface BuiltPage {
  /** Path on the site, without the base path. */
  path: string;
  /** Path of its HTML, relative to the folder of the build. */
  file: string;
}

/** Path of the page that replaces the whole document if the root layout fails. The framework sends it itself. */
export const GLOBAL_ERROR_PAGE = '/_global-error';

/** The paths of everything that the framework prerendered in a build, from its manifest. */
export function prerenderedPaths(folder: string): string[] {
  const manifest: { routes: Record<string, unknown> } = JSON.parse(
    readFileSync(join(folder, 'prerender-manifest.json'), 'utf8'),
  );
  return Object.keys(manifest.routes);
}

/**
 * Whether a page gets small scripts in place of the framework's. Others stay as the framework wrote them: those whose
 * components need React, the not-found page, and the page that is shown after everything else has failed.
 */
export const isStatic = ({ path }: BuiltPage) =>
  path !== GLOBAL_ERROR_PAGE && path !== NOT_FOUND_PAGE && !addressRule(path).needsFramework;

/** All prerendered pages of a build. */
export function builtPages(folder: string): BuiltPage[] {
  return prerenderedPaths(folder)
    .map((path) => ({ path, file: `server/app${path === '/' ? '/index' : path}.html` }))
    .filter(({ file }) => existsSync(join(folder, file)));
}

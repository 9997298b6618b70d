import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { type CSSModuleExports, type CustomAtRules, transform, type Visitor } from 'lightningcss';
import type { Plugin } from 'rolldown';
import { STYLE_TARGETS } from './browsers';

/**
 * Bundles imported style sheets into the scripts that import them, and gives the classes of CSS Modules names of their
 * own. A script and its styles are thus one request, and a part never shows without its styles.
 */
export const cssPlugin: Plugin = inlineStyles('lib/browser/adopt-styles.ts');

/**
 * The same for styles that something else than the page gets.
 *
 * @param adoptPath the module whose `adoptStyles` gets the styles
 * @param visitor changes the styles
 */
export function inlineStyles(adoptPath: string, visitor: Visitor<CustomAtRules> = {}): Plugin {
  return {
    name: 'css',
    load: {
      filter: { id: /\.css$/ },
      handler: (path) => ({ code: styleModule(path, adoptPath, visitor), moduleType: 'js' }),
    },
  };
}

/** The module that a style sheet becomes: it exports the names of its classes. */
function styleModule(path: string, adoptPath: string, visitor: Visitor<CustomAtRules>): string {
  const { code, exports } = transform({
    filename: relative(process.cwd(), path),
    code: readFileSync(path),
    minify: true,
    targets: STYLE_TARGETS,
    visitor,
    cssModules: path.endsWith('.module.css') && { pattern: '[hash]_[local]' },
  });
  return [
    `import { adoptStyles } from ${JSON.stringify(resolve(adoptPath))};`,
    `adoptStyles(${JSON.stringify(code.toString())});`,
    `export default ${JSON.stringify(classNames(exports || {}))};`,
  ].join('\n');
}

/** Sorted, because their order differs from run to run. */
function classNames(exports: CSSModuleExports): Record<string, string> {
  const names = Object.entries(exports).map(([local, { name }]): [string, string] => [local, name]);
  return Object.fromEntries(names.sort());
}

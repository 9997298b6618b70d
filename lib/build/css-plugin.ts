import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { type CSSModuleExports, transform } from 'lightningcss';
import type { Plugin } from 'rolldown';
import { STYLE_TARGETS } from './browsers';

const ADOPT_STYLES = resolve('lib/browser/adopt-styles.ts');

/**
 * Bundles imported style sheets into the scripts that import them, and gives the classes of CSS Modules names of their
 * own. A script and its styles are thus one request, and a part never shows without its styles.
 */
export const cssPlugin: Plugin = {
  name: 'css',
  load: {
    filter: { id: /\.css$/ },
    handler(path) {
      const { code, exports } = transform({
        filename: relative(process.cwd(), path),
        code: readFileSync(path),
        minify: true,
        targets: STYLE_TARGETS,
        cssModules: path.endsWith('.module.css') && { pattern: '[hash]_[local]' },
      });
      return { code: moduleOf(code.toString(), classNames(exports || {})), moduleType: 'js' };
    },
  },
};

/** Sorted, because their order differs from run to run. */
function classNames(exports: CSSModuleExports): Record<string, string> {
  const names = Object.entries(exports).map(([local, { name }]): [string, string] => [local, name]);
  return Object.fromEntries(names.sort());
}

function moduleOf(css: string, classes: Record<string, string>): string {
  return [
    `import { adoptStyles } from ${JSON.stringify(ADOPT_STYLES)};`,
    `adoptStyles(${JSON.stringify(css)});`,
    `export default ${JSON.stringify(classes)};`,
  ].join('\n');
}

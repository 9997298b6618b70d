import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'rolldown';
import { publicExpressions } from '../site/config/public-values';
import { SCRIPT_TARGETS } from './browsers';
import { cssPlugin } from './css-plugin';

const ENTRY = 'components/shell/static-page.client.ts';
const REACT = resolve('lib/browser/react-by-preact.ts');
/** Islands are rendered by Preact, which is a tenth of React. Pages of the framework use React. */
const PREACT = { 'react-dom/client': REACT, 'react/jsx-runtime': REACT, react: REACT };
/** Folder of the scripts, below `static` in the folder of the build. */
const FOLDER = 'scripts';

/**
 * Bundles the script of prerendered pages, with a file for each part that is loaded later.
 *
 * @returns the file that a page loads first, relative to `static`
 */
export async function bundleScript(distDir: string): Promise<string> {
  const dir = join(distDir, 'static', FOLDER);
  // An earlier run may have written files with other names.
  rmSync(dir, { recursive: true, force: true });
  const { output } = await build({
    // A short name, since every page contains it.
    input: { page: ENTRY },
    platform: 'browser',
    // `'use client'` has a meaning for the framework only.
    checks: { moduleLevelDirective: false },
    tsconfig: 'tsconfig.json',
    resolve: { alias: PREACT },
    transform: {
      target: SCRIPT_TARGETS,
      define: publicExpressions(),
    },
    plugins: [cssPlugin],
    output: {
      dir,
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: '[name]-[hash].js',
      comments: false,
      minify: true,
    },
  });
  // The entry comes first.
  return `${FOLDER}/${output[0].fileName}`;
}

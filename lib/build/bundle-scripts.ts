import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type OutputChunk } from 'rolldown';
import { publicValues } from '../config/public-values';
import { SCRIPT_TARGETS } from './browsers';
import { cssPlugin } from './css-plugin';

const ENTRY = 'components/shell/static-page.client.ts';
/** Islands are rendered by Preact, which is a tenth of React. Pages of the framework use React. */
const PREACT = {
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};
/** Folder of the scripts, below `static` in the folder of the build. */
const FOLDER = 'scripts';

/**
 * Bundles the scripts of prerendered pages, with a file for each part that is loaded later.
 *
 * @returns the files that a page loads first, relative to `static`; the last one runs the others
 */
export async function bundleScripts(distDir: string): Promise<string[]> {
  const dir = join(distDir, 'static', FOLDER);
  // An earlier run may have written files with other names.
  rmSync(dir, { recursive: true, force: true });
  const variables = { NODE_ENV: 'production', ...publicValues() };
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
      define: Object.fromEntries(
        Object.entries(variables).map(([name, value]) => [
          `process.env.${name}`,
          JSON.stringify(value),
        ]),
      ),
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
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
  return filesOfEntry(chunks).map((file) => `${FOLDER}/${file}`);
}

/** The file of the entry, after the files that it imports, and the files that those import. */
function filesOfEntry(chunks: readonly OutputChunk[]): string[] {
  const found = new Set<string>();
  const visit = ({ fileName, imports }: OutputChunk) => {
    for (const chunk of chunks) {
      if (imports.includes(chunk.fileName) && !found.has(chunk.fileName)) visit(chunk);
    }
    found.add(fileName);
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk);
  return [...found];
}

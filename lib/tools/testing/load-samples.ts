import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import { replaceOrigins, samplesOf } from './page-samples';

/** The files of all samples are in one folder. */
const RELATIVE_IMPORT = /from '\.{1,2}\/(?:[\w.-]+\/)*([\w-]+)'/g;

/**
 * Loads TypeScript and JavaScript samples of a page as modules that can import each other.
 *
 * @param markdown text of the page
 * @param titles titles of the samples
 * @param origins replaces the addresses that the samples call
 * @returns what all samples export
 */
export async function loadSamples<Exports>(
  markdown: string,
  titles: readonly string[],
  origins: Readonly<Record<string, string>>,
): Promise<Exports> {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-samples-'));
  const samples = new Map(
    samplesOf(markdown)
      .filter(({ language }) => language === 'ts' || language === 'js')
      .map(({ title, code }) => [title, code]),
  );
  const modules = titles.map((title) => {
    const code = samples.get(title);
    if (code === undefined) throw new Error(`The page has no sample "${title}".`);
    const file = join(folder, basename(title).replace(/\.ts$/, '.mjs'));
    const source = replaceOrigins(code, origins).replace(RELATIVE_IMPORT, "from './$1.mjs'");
    // To load the TypeScript compiler takes longer than to run all samples.
    writeFileSync(file, transformSync(source, { loader: 'ts', target: 'esnext' }).code);
    return pathToFileURL(file).href;
  });
  try {
    const loaded = await Promise.all(modules.map((url) => import(/* @vite-ignore */ url)));
    return Object.assign({}, ...loaded);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../config/env';
import { type BuiltPage, isStatic } from './built-pages';
import { bundleLoader } from './bundle-loader';
import { bundleScripts } from './bundle-scripts';
import { replaceScripts } from './replace-scripts';

/**
 * Gives the prerendered pages of a build scripts of their own, which load when the reader is about to use the page. Pages
 * that need the framework's scripts stay as the framework wrote them. A second run updates scripts and loader.
 */
export async function replaceBuiltScripts(
  distDir: string,
  pages: readonly BuiltPage[],
): Promise<void> {
  const loader = await bundleLoader();
  const address = `${env.BASE_PATH}/_next/static`;
  const scripts = (await bundleScripts(distDir)).map((file) => `${address}/${file}`);
  for (const builtPage of pages.filter(isStatic)) {
    const file = join(distDir, builtPage.file);
    const html = readFileSync(file, 'utf8');
    try {
      writeFileSync(file, replaceScripts(html, scripts, loader));
    } catch (cause) {
      throw new Error(`The scripts of ${builtPage.path} can't be replaced.`, { cause });
    }
  }
}

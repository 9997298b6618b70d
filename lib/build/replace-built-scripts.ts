import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../site/config/env';
import { type BuiltPage, isStatic } from './built-pages';
import { bundleLoader } from './bundle-loader';
import { bundleScript } from './bundle-script';
import { replaceScripts } from './replace-scripts';

/**
 * Gives the prerendered pages of a build a script of their own, which loads when the reader is about to use the page. Pages
 * that need the framework's scripts stay as the framework wrote them. A second run updates script and loader.
 */
export async function replaceBuiltScripts(
  distDir: string,
  pages: readonly BuiltPage[],
): Promise<void> {
  const loader = await bundleLoader();
  const script = `${env.BASE_PATH}/_next/static/${await bundleScript(distDir)}`;
  for (const builtPage of pages.filter(isStatic)) {
    const file = join(distDir, builtPage.file);
    const html = readFileSync(file, 'utf8');
    try {
      writeFileSync(file, replaceScripts(html, script, loader));
    } catch (cause) {
      throw new Error(`The scripts of ${builtPage.path} can't be replaced.`, { cause });
    }
  }
}

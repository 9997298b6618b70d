import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../config/env';
import {
  type BuiltPage,
  GLOBAL_ERROR_PAGE,
  needsScriptsAtOnce,
  REFERENCE_PAGE,
} from './built-pages';
import { bundleLoaders } from './bundle-loader';
import { bundleScripts } from './bundle-scripts';
import {
  type DeferredPage,
  deferRuntime,
  isDeferred,
  replaceLoader,
  replaceRuntime,
} from './defer-runtime';
import { inlineIcon, readIcon } from './inline-icon';
import { lazyFiles } from './lazy-files';
import { preloadFiles } from './preload-files';

/** Folder of the data of pages, below `static` in the folder of the build. */
const DATA_FOLDER = 'pages';

/** A class in the styles of the viewer. */
const VIEWER = '.api-viewer';

/**
 * Gives the prerendered pages of a build scripts of their own, which load when the reader is about to use the page. Pages
 * that need the framework's scripts load them in the same way, but at once. A second run updates scripts and loader, but
 * not the icon.
 */
export async function deferBuiltPages(distDir: string, pages: readonly BuiltPage[]): Promise<void> {
  const loaders = await bundleLoaders();
  const address = `${env.BASE_PATH}/_next/static`;
  const scripts = (await bundleScripts(distDir)).map((file) => `${address}/${file}`);
  const folder = join(distDir, 'static', DATA_FOLDER);
  const icon = readIcon(process.cwd());
  mkdirSync(folder, { recursive: true });
  for (const builtPage of pages) {
    const { path } = builtPage;
    // It is shown after everything else has failed, so it stays as the framework wrote it.
    if (path === GLOBAL_ERROR_PAGE) continue;
    const file = join(distDir, builtPage.file);
    const html = readFileSync(file, 'utf8');
    try {
      if (!needsScriptsAtOnce(builtPage)) {
        const page = replaceRuntime(html, scripts, loaders.page);
        writeFileSync(file, isDeferred(html) ? page : inlineIcon(page, icon));
        continue;
      }
      if (isDeferred(html)) {
        writeFileSync(file, replaceLoader(html, loaders.framework));
        continue;
      }
      const page = deferRuntime(html, {
        dataAddress: `${address}/${DATA_FOLDER}`,
        loader: loaders.framework,
      });
      writeFileSync(join(folder, page.data.name), page.data.text);
      writeFileSync(file, path === REFERENCE_PAGE ? preloadViewer(distDir, page) : page.html);
    } catch (cause) {
      throw new Error(`The scripts of ${path} can't be deferred.`, { cause });
    }
  }
}

/** @throws Error if the pages were rewritten by an earlier run */
export function checkPagesAreEager(distDir: string, pages: readonly BuiltPage[]): void {
  const deferred = pages.find(({ file }) => isDeferred(readFileSync(join(distDir, file), 'utf8')));
  if (deferred) {
    throw new Error(
      `The scripts of ${deferred.path} are deferred. Run "npm run build" with HYDRATION=eager.`,
    );
  }
}

/** Lets a link to an operation request the files of the viewer without waiting for the scripts of the page. */
function preloadViewer(distDir: string, { html, scripts }: DeferredPage): string {
  const framework = `${env.BASE_PATH}/_next/`;
  const read = (file: string) => readFileSync(join(distDir, file), 'utf8');
  const files = scripts
    .flatMap((address) => lazyFiles(read(address.slice(framework.length))))
    .find((list) => list.some((file) => file.endsWith('.css') && read(file).includes(VIEWER)));
  if (!files) throw new Error('None of its scripts loads the viewer.');
  return preloadFiles(html, { scripts, linked: files.map((file) => framework + file) });
}

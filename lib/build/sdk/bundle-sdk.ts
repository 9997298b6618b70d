import { basename } from 'node:path';
import { build, type OutputFile } from 'esbuild';
import { defaultServerUrl } from '../../site/config/api-url';
import { SCRIPT_TARGETS } from '../browsers';
import { WIDGET_BUILD } from './widget-build';

/** Code in separate files, by the names that the SDK loads. */
const MODULES = {
  gift_registry: 'lib/storefront/modules/gift-registry.ts',
  reviews: 'lib/storefront/modules/reviews.ts',
  rewards: 'lib/storefront/modules/rewards.ts',
  wishlists: 'lib/storefront/modules/wishlists.ts',
} as const;

/** The code that finds placeholders, which loads the widgets of an app when the page has one of them. */
const PLACEHOLDERS = 'components/widgets/mount.client.tsx';

/** The file of the script. */
export const SCRIPT_FILE = 'sdk.js';
/** The list of module files. */
const LIST_FILE = 'modules.json';

/** A file of the script version of the SDK. */
export interface SdkFile {
  name: string;
  text: string;
}

const SHARED = {
  bundle: true,
  minify: true,
  write: false,
  // Without the project's settings, which are those of the framework.
  tsconfigRaw: {},
  target: SCRIPT_TARGETS,
  legalComments: 'none',
  sourcemap: 'linked',
  sourcesContent: true,
  logLevel: 'warning',
} as const;

const FILES = {
  format: 'esm',
  outdir: '/',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
} as const;

/**
 * Bundles the script version of the SDK: the script, its modules with a hash in their names, the list of modules, and
 * source maps.
 *
 * @param apiUrl base of the API; empty for that of the site that serves the script
 * @param placeholders the code that finds placeholders and renders widgets
 */
export async function bundleSdk(
  apiUrl: string,
  placeholders: string = PLACEHOLDERS,
): Promise<SdkFile[]> {
  const modules = await build({ ...SHARED, ...FILES, entryPoints: MODULES });
  const widgets = await build({
    ...SHARED,
    ...WIDGET_BUILD,
    ...FILES,
    entryPoints: { placeholders },
  });
  const moduleFiles = [...modules.outputFiles, ...widgets.outputFiles].map(toFile);
  const files = Object.fromEntries(
    [...Object.keys(MODULES), 'placeholders'].map((name) => [
      name,
      moduleFiles.find((file) => file.name.startsWith(`${name}-`) && file.name.endsWith('.js'))
        ?.name,
    ]),
  );
  const script = await build({
    ...SHARED,
    entryPoints: ['lib/browser/sdk-script.ts'],
    format: 'iife',
    outfile: `/${SCRIPT_FILE}`,
    define: { SDK_BUILD: JSON.stringify({ files, apiUrl, defaultApiUrl: defaultServerUrl }) },
  });
  const list = { name: LIST_FILE, text: JSON.stringify(files) };
  return [...script.outputFiles.map(toFile), ...moduleFiles, list];
}

const toFile = ({ path, text }: OutputFile): SdkFile => ({ name: basename(path), text });

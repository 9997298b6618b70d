import { basename } from 'node:path';
import { build, type OutputFile } from 'esbuild';
import { defaultServerUrl } from '../../site/config/api-url';
import { SCRIPT_TARGETS } from '../browsers';

/** Code in separate files, in `lib/storefront/modules`, by the names that the SDK loads. */
const MODULES = ['gift_registry', 'placeholders', 'reviews', 'rewards', 'wishlists'] as const;

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

/**
 * Bundles the script version of the SDK: the script, its modules with a hash in their names, the list of modules, and
 * source maps.
 *
 * @param apiUrl base of the API; empty for that of the site that serves the script
 */
export async function bundleSdk(apiUrl: string): Promise<SdkFile[]> {
  const modules = await build({
    ...SHARED,
    entryPoints: MODULES.map((name) => `lib/storefront/modules/${fileOf(name)}.ts`),
    format: 'esm',
    outdir: '/',
    entryNames: '[name]-[hash]',
  });
  const moduleFiles = modules.outputFiles.map(toFile);
  const files = Object.fromEntries(
    MODULES.map((name) => [
      name,
      moduleFiles.find(
        (file) => file.name.startsWith(`${fileOf(name)}-`) && file.name.endsWith('.js'),
      )?.name,
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

const fileOf = (name: string) => name.replace('_', '-');

const toFile = ({ path, text }: OutputFile): SdkFile => ({ name: basename(path), text });

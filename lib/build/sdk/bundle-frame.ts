import { build } from 'esbuild';
import { BASE_PATH, BASE_PATH_EXPRESSION } from '../../site/config/base-path';
import { SCRIPT_TARGETS } from '../browsers';

/** Bundles the script of the frames that samples run in. */
export async function bundleFrame(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['lib/browser/sample-frame.ts'],
    bundle: true,
    minify: true,
    write: false,
    tsconfigRaw: {},
    target: SCRIPT_TARGETS,
    format: 'iife',
    define: { [BASE_PATH_EXPRESSION]: JSON.stringify(BASE_PATH) },
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

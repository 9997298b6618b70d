import { build } from 'esbuild';
import { publicValues } from '../../site/config/public-values';
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
    define: Object.fromEntries(
      Object.entries(publicValues()).map(([name, value]) => [
        `process.env.${name}`,
        JSON.stringify(value),
      ]),
    ),
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

import { build } from 'esbuild';
import { env } from '../../site/config/env';
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
    define: {
      'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(env.BASE_PATH),
      'process.env.BASE_PATH': '""',
    },
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

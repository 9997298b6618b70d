import { build, type Plugin } from 'esbuild';
import type { PackageSource } from './pack';

const NAME = '@laurel/sandbox';
const FILE = 'sandbox.js';

/** The commands of the sandbox, for machines without the repository. */
export const SANDBOX_PACKAGE: PackageSource = {
  name: NAME,
  description: 'Commands for a sandbox of Laurel, such as `npx @laurel/sandbox listen`.',
  entries: {},
  bin: `./${FILE}`,
  createFiles: async () => ({ [FILE]: await bundle() }),
};

/** Help and advice name the commands as they are run from the package. */
const commandNames: Plugin = {
  name: 'command-names',
  setup({ onLoad }) {
    onLoad({ filter: /\/command-line\/command-names\.ts$/ }, () => ({
      contents: `export const SANDBOX = 'npx ${NAME}'; export const LISTEN = 'npx ${NAME} listen';`,
    }));
  },
};

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['lib/sandbox/command-line/package-command.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: { js: '#!/usr/bin/env node' },
    plugins: [commandNames],
    tsconfigRaw: {},
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

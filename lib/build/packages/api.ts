import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import manifest from '../../../package.json' with { type: 'json' };
import { clientTypes } from '../../api/openapi/client-types';
import { siteDocument } from '../../api/openapi/site-document';
import type { PackageSource } from './pack';

const FOLDER = 'lib/api/client';

/** The client of the REST API for Node.js. */
export const API_PACKAGE: PackageSource = {
  name: '@laurel/api',
  description: 'A typed client of the REST API of Laurel, for Node.js 20 or newer.',
  entries: { '.': './index.js' },
  dependencies: { 'openapi-fetch': manifest.devDependencies['openapi-fetch'] },
  async createFiles() {
    return {
      ...declarations(),
      'openapi.d.ts': await clientTypes(siteDocument()),
      'index.js': await bundle(),
    };
  },
};

/** The types of each file. */
function declarations(): Record<string, string> {
  const names = readdirSync(FOLDER).filter((name) => !/[.]test[.]ts$/.test(name));
  const texts = names.map((fileName) => {
    const source = readFileSync(join(FOLDER, fileName), 'utf8');
    const { outputText } = ts.transpileDeclaration(source, { fileName });
    const text = outputText.replace(/(from )'\.\/([\w-]+)'/g, "$1'./$2.js'");
    return [fileName.replace(/[.]ts$/, '.d.ts'), text];
  });
  return Object.fromEntries(texts);
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(FOLDER, 'index.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['openapi-fetch'],
    tsconfigRaw: {},
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

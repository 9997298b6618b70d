import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MIGRATIONS_FOLDER } from '../../api/database/migrate';
import { API_FILE } from '../site/api/api-file';
import { BUILT_TEMPLATE } from './built-template';
import { bundleApi } from './bundle.mjs';
import { findTemplate } from './template';

/** Adds the API to the server that a build makes, whose folder is the argument of this command. */

/** The package that locks the data directory, and those that it needs. */
const LOCK_PACKAGES = [
  'fs-native-extensions',
  'which-runtime',
  'require-addon',
  'bare-addon-resolve',
  'bare-module-resolve',
  'bare-semver',
];

/** The package that prepares photos, and those that it needs. Its programs are in packages for each platform. */
const IMAGE_PACKAGES = [
  'sharp',
  'detect-libc',
  'semver',
  ...readdirSync('node_modules/@img').map((name) => `@img/${name}`),
];

const [, , server = ''] = process.argv;
const entries = ['lib/serve/api/api-child.ts', 'lib/serve/api/api-command.ts'];
await bundleApi(entries, join(server, dirname(API_FILE)));
copyFresh(MIGRATIONS_FOLDER, join(server, MIGRATIONS_FOLDER));
copyFresh(await findTemplate(), join(server, BUILT_TEMPLATE));
copyEngine('node_modules/@electric-sql/pglite');
for (const name of [...LOCK_PACKAGES, ...IMAGE_PACKAGES])
  copyFresh(`node_modules/${name}`, join(server, 'node_modules', name));

/** Replaces a folder by a copy of another one. */
function copyFresh(source: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  cpSync(source, target, { recursive: true });
}

/** Copies what the embedded database needs to run: its modules and data, but no extensions, types and source maps. */
function copyEngine(folder: string): void {
  const target = join(server, folder);
  mkdirSync(join(target, 'dist/fs'), { recursive: true });
  cpSync(join(folder, 'package.json'), join(target, 'package.json'));
  for (const part of ['dist', 'dist/fs']) {
    for (const { name } of readdirSync(join(folder, part), { withFileTypes: true })) {
      if (/\.(?:js|wasm|data)$/.test(name))
        cpSync(join(folder, part, name), join(target, part, name));
    }
  }
  if (!existsSync(join(target, 'dist/index.js')))
    throw new Error(`${folder} has no dist/index.js.`);
}

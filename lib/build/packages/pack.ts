import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import manifest from '../../../package.json' with { type: 'json' };

const run = promisify(execFile);

/** A package for customers. */
export interface PackageSource {
  /** Its name, with the scope. */
  name: string;
  /** A noun phrase, which is also its README. */
  description: string;
  /** Its entry points, such as `.` and `./core`, with their JavaScript files; types are in `.d.ts` files beside them. */
  entries: Readonly<Record<string, string>>;
  /** The JavaScript file of its command, which has the name of the package. */
  bin?: string;
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  /** All other files, by their paths in the package. */
  createFiles(): Promise<Readonly<Record<string, string>>>;
}

/** The version of all packages. */
export const PACKAGE_VERSION = manifest.version;

/**
 * Packs packages as tarballs.
 *
 * @param folder created, and emptied
 * @returns paths of the tarballs, in the order of the packages
 */
export async function packPackages(
  sources: readonly PackageSource[],
  folder: string,
): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  const tarballs = sources.map(async (source) => {
    const files = { ...(await source.createFiles()), ...commonFiles(source) };
    const packageFolder = join(folder, source.name);
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(packageFolder, path)), { recursive: true });
      writeFileSync(join(packageFolder, path), text);
    }
    // The last line that npm prints is the name of the tarball.
    const { stdout } = await run('npm', ['pack', '--pack-destination', resolve(folder)], {
      cwd: packageFolder,
    });
    return join(folder, stdout.trim().split('\n').at(-1) ?? '');
  });
  return Promise.all(tarballs);
}

function commonFiles({ name, description, entries, ...source }: PackageSource) {
  const { bin, dependencies, peerDependencies } = source;
  const exported = Object.entries(entries).map(([entry, file]) => [
    entry,
    { types: file.replace(/\.js$/, '.d.ts'), default: file },
  ]);
  const fields = {
    name,
    version: PACKAGE_VERSION,
    description,
    license: manifest.license,
    type: 'module',
    sideEffects: false,
    exports: { ...Object.fromEntries(exported), './package.json': './package.json' },
    bin,
    dependencies,
    peerDependencies,
  };
  return {
    'package.json': `${JSON.stringify(fields, null, 2)}\n`,
    'README.md': `# ${name}\n\n${description}\n`,
  };
}

import { readFileSync } from 'node:fs';

const FOLDER = 'lib/content/sdk/declarations';

/**
 * The published types of a file.
 *
 * @param toSpecifier the specifier of another file of the declarations in the package
 */
export function readDeclarations(name: string, toSpecifier: (name: string) => string): string {
  const text = readFileSync(`${FOLDER}/${name}.d.ts`, 'utf8');
  return text.replace(
    /(from |import\()'\.\/([\w-]+)'/g,
    (_match, before, file) => `${before}'${toSpecifier(file)}'`,
  );
}

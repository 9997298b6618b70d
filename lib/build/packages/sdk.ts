import { build } from 'rolldown';
import { listAreas, listEnums, listFunctions } from '../../content/sdk/model';
import { HASHED_FILES, WIDGET_INPUT } from '../sdk/widget-build';
import { readDeclarations } from './declarations';
import type { PackageSource } from './pack';

/** The areas of the SDK, each with an entry point. */
export const SDK_AREAS = listAreas()
  .map(({ name }) => name)
  .filter((area) => area !== 'react');

/** Declarations without an entry point, which the areas use. */
const SHARED_TYPES = ['entities'];

/** The storefront SDK for bundlers. */
export const SDK_PACKAGE: PackageSource = {
  name: '@laurel/sdk',
  description: 'The storefront SDK of Laurel, as ES modules.',
  entries: Object.fromEntries(SDK_AREAS.map((area) => [`./${area}`, `./${area}.js`])),
  async createFiles() {
    const areas = SDK_AREAS.map((area) => [`${area}.js`, areaText(area)]);
    const types = [...SDK_AREAS, ...SHARED_TYPES].map((name) => [
      `${name}.d.ts`,
      readDeclarations(name, (other) => `./${other}.js`),
    ]);
    return { ...(await bundle()), ...Object.fromEntries([...areas, ...types]) };
  },
};

/** An entry point: the members of one area. @param from the file that exports the SDK */
export function areaText(area: string, from = './sdk.js'): string {
  const names = [...listEnums(area), ...listFunctions(area)].map(({ name }) => name);
  return `import { sdk } from '${from}';\n\nexport const { ${names.join(', ')} } = sdk;\n`;
}

/** The code of all areas, with the modules in separate files. */
async function bundle(): Promise<Record<string, string>> {
  const { output } = await build({
    ...WIDGET_INPUT,
    input: { sdk: 'components/widgets/sdk-package.client.ts' },
    write: false,
    output: { ...HASHED_FILES, entryFileNames: '[name].js' },
  });
  return Object.fromEntries(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]),
  );
}

import { build, type OutputAsset, type OutputChunk, type OutputOptions } from 'rolldown';
import { defaultServerUrl } from '../../site/config/api-url';
import { LANGUAGES, type Language } from '../../site/config/widget-languages';
import { oneLanguage, TEXT_FILES } from './one-language';
import { HASHED_FILES, WIDGET_INPUT } from './widget-build';

/** Code in separate files, by the names that the SDK loads. */
const MODULES = {
  gift_registry: 'lib/storefront/modules/gift-registry.ts',
  reviews: 'lib/storefront/modules/reviews.ts',
  rewards: 'lib/storefront/modules/rewards.ts',
  wishlists: 'lib/storefront/modules/wishlists.ts',
} as const;

/** The code that finds placeholders, which loads the widgets of an app when the page has one of them. */
const PLACEHOLDERS = 'components/widgets/mount.client.tsx';

/** The file of the script. */
export const SCRIPT_FILE = 'sdk.js';
/** The list of module files. */
const LIST_FILE = 'modules.json';

/** A file of the script version of the SDK. */
export interface SdkFile {
  name: string;
  text: string;
}

type Output = readonly (OutputAsset | OutputChunk)[];

const OUTPUT = { ...HASHED_FILES, minify: true, sourcemap: true } satisfies OutputOptions;

/**
 * What every page loads, without what has several addresses: a file that is loaded again after a failure, and texts. Its
 * state must exist once on a page.
 */
const SHARED_FILE = {
  name: 'shared',
  tags: ['$initial' as const],
  includeDependenciesRecursively: false,
  test: (path: string) =>
    !TEXT_FILES.test(path) &&
    !Object.values({ ...MODULES, PLACEHOLDERS }).some((entry) => path.endsWith(entry)),
};

/**
 * Bundles the script version of the SDK: the script, its modules with a hash in their names, the list of modules, and
 * source maps. Files with texts exist in each language.
 *
 * @param apiUrl base of the API; empty for that of the site that serves the script
 * @param placeholders the code that finds placeholders and renders widgets
 */
export async function bundleSdk(
  apiUrl: string,
  placeholders: string = PLACEHOLDERS,
): Promise<SdkFile[]> {
  const outputs = await Promise.all(
    LANGUAGES.map((language) => bundleModules(placeholders, language)),
  );
  const files = listFiles(outputs);
  const { output: script } = await build({
    ...WIDGET_INPUT,
    input: { sdk: 'lib/browser/sdk-script.ts' },
    write: false,
    transform: {
      ...WIDGET_INPUT.transform,
      define: { SDK_BUILD: JSON.stringify({ files, apiUrl, defaultApiUrl: defaultServerUrl }) },
    },
    output: { ...OUTPUT, entryFileNames: SCRIPT_FILE, format: 'iife' },
  });
  // Files without texts are the same in each language.
  const texts = new Map(
    [...outputs.flat(), ...script].map((file) => [file.fileName, textOf(file)]),
  );
  texts.set(LIST_FILE, JSON.stringify(files));
  return [...texts].map(([name, text]) => ({ name, text }));
}

async function bundleModules(placeholders: string, language: Language): Promise<Output> {
  const { output } = await build({
    ...WIDGET_INPUT,
    input: { ...MODULES, placeholders },
    write: false,
    preserveEntrySignatures: 'allow-extension',
    plugins: [oneLanguage(language), WIDGET_INPUT.plugins],
    output: { ...OUTPUT, codeSplitting: { groups: [SHARED_FILE] } },
  });
  return output;
}

/** The files that the SDK loads by name, in English, and those that differ in other languages. */
function listFiles(outputs: readonly Output[]): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [index, output] of outputs.entries()) {
    for (const file of output) {
      if (file.type !== 'chunk' || !file.isEntry) continue;
      files[file.name] ??= file.fileName;
      if (files[file.name] !== file.fileName)
        files[`${file.name}_${LANGUAGES[index]}`] = file.fileName;
    }
  }
  return files;
}

const textOf = (file: OutputAsset | OutputChunk): string =>
  file.type === 'chunk' ? file.code : String(file.source);

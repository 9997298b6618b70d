import { posix } from 'node:path';
import type { Sample } from './samples';

/** Languages that the TypeScript compiler reads. */
const COMPILED = ['ts', 'tsx', 'js'];

/** A sample as a file of its own for the compiler. */
export interface SampleFile {
  path: string;
  sample: Sample;
  /** Whether Node's types are there in place of the browser's. */
  isServer: boolean;
}

/**
 * Lays the compiled samples out as files, each in a folder of its own below `folder`, so that samples with the
 * same title can't meet by accident.
 */
export function layOutSamples(folder: string, samples: readonly Sample[]): SampleFile[] {
  const files = samples
    .filter(({ language, unchecked }) => COMPILED.includes(language) && unchecked === null)
    .map((sample, index) => ({
      path: `${folder}/${index}/sample.${sample.language}`,
      sample,
      isServer: sample.area === 'Webhooks' || /(?:from|import|import\()\s*'node:/.test(sample.code),
    }));
  markImportersOfServerFiles(files);
  return files;
}

/**
 * The file that a relative import means: a sample of the same page, else of the same area, with that title.
 * `./verify-webhook` in any sample of the area finds the fence `title="verify-webhook.ts"`.
 */
export function findImported(
  files: readonly SampleFile[],
  importer: SampleFile,
  specifier: string,
): SampleFile | null {
  const folder = posix.dirname(importer.sample.title ?? '');
  const wanted = withoutExtension(posix.join(folder, specifier));
  const found = files.filter(
    ({ sample }) =>
      sample.area === importer.sample.area && withoutExtension(sample.title ?? '') === wanted,
  );
  return found.find(({ sample }) => sample.file === importer.sample.file) ?? found[0] ?? null;
}

function markImportersOfServerFiles(files: SampleFile[]) {
  let hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    for (const file of files) {
      if (file.isServer || !importsServerFile(files, file)) continue;
      file.isServer = true;
      hasChanged = true;
    }
  }
}

function importsServerFile(files: readonly SampleFile[], file: SampleFile): boolean {
  return [...file.sample.code.matchAll(/from '(\.[^']+)'/g)].some(
    ([, specifier = '']) => findImported(files, file, specifier)?.isServer,
  );
}

function withoutExtension(path: string): string {
  return path.replace(/\.(?:tsx?|jsx?)$/, '');
}

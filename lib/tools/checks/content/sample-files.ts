import { posix } from 'node:path';
import type { Sample } from './samples';

/** Languages that the TypeScript compiler checks. */
const COMPILED = ['ts', 'tsx', 'js'];

/** A sample as a file for the compiler. */
export interface SampleFile {
  path: string;
  sample: Sample;
  /** Whether it is compiled with the types of Node.js instead of the browser's. */
  isServer: boolean;
}

/**
 * Gives each sample that is compiled a path in a separate folder below `folder`, so that samples with the same title
 * don't collide.
 */
export function toSampleFiles(folder: string, samples: readonly Sample[]): SampleFile[] {
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
 * Resolves a relative import to the sample with that title on the same page, or else in the same area:
 * `./verify-webhook` resolves to the sample with `title="verify-webhook.ts"`.
 */
export function findImported(
  files: readonly SampleFile[],
  importer: SampleFile,
  specifier: string,
): SampleFile | null {
  const folder = posix.dirname(importer.sample.title ?? '');
  const expected = withoutExtension(posix.join(folder, specifier));
  const found = files.filter(
    ({ sample }) =>
      sample.area === importer.sample.area && withoutExtension(sample.title ?? '') === expected,
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

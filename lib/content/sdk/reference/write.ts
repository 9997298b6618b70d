import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { REFERENCE_FOLDER } from './build';

/** Writes the pages of the reference and deletes files that are no longer part of it. */
export async function writeReferencePages(
  root: string,
  pages: ReadonlyMap<string, string>,
): Promise<void> {
  for (const path of (await readReferencePages(root)).keys()) {
    if (!pages.has(path)) await rm(join(root, path));
  }
  for (const [path, markdown] of pages) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), markdown);
  }
}

/** Reads the committed pages of the reference by their path relative to the project's root. */
export async function readReferencePages(root: string): Promise<Map<string, string>> {
  const folder = join(root, REFERENCE_FOLDER);
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.md'));
  const pages = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const path = relative(root, file).split(sep).join('/');
      return [path, await readFile(file, 'utf8')] as const;
    }),
  );
  return new Map(pages);
}

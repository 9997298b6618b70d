import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { API_PAGES_FOLDER, buildApiPages, isGenerated } from './markdown-pages';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Writes the pages of the Private API and deletes those of operations and objects that no longer exist. */
async function writeApiPages(): Promise<void> {
  const pages = buildApiPages();
  const folder = join(ROOT, API_PAGES_FOLDER);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder, { recursive: true })) {
    const path = `${API_PAGES_FOLDER}/${name}`;
    if (!name.endsWith('.md') || pages.has(path)) continue;
    if (isGenerated(await readFile(join(ROOT, path), 'utf8'))) await rm(join(ROOT, path));
  }
  for (const [path, markdown] of pages) {
    await mkdir(dirname(join(ROOT, path)), { recursive: true });
    await writeFile(join(ROOT, path), markdown);
  }
}

await writeApiPages();

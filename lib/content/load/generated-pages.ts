import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';

/** A page as Markdown. `generated_from` in its front matter marks it as generated. */
export function generatedPage(
  frontMatter: Readonly<Record<string, unknown>>,
  blocks: readonly string[],
): string {
  // Quotes strings that YAML 1.1 parsers read as booleans, such as the title `on`.
  const head = stringify(frontMatter, { lineWidth: 0, compat: 'yaml-1.1' });
  return `---\n${head}---\n\n${blocks.join('\n\n')}\n`;
}

/** The generated pages of a folder by their paths from the root. The others are written by hand. */
export function readGeneratedPages(root: string, folder: string): Map<string, string> {
  const pages = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name): [string, string] => [
      `${folder}/${name}`,
      readFileSync(join(root, folder, name), 'utf8'),
    ]);
  return new Map(pages.filter(([, markdown]) => /^generated_from: /m.test(markdown)));
}

/** Writes the generated pages of a folder, and deletes those that no longer exist. */
export function writeGeneratedPages(
  root: string,
  folder: string,
  pages: ReadonlyMap<string, string>,
): void {
  mkdirSync(join(root, folder), { recursive: true });
  for (const path of readGeneratedPages(root, folder).keys()) {
    if (!pages.has(path)) rmSync(join(root, path));
  }
  for (const [path, markdown] of pages) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), markdown);
  }
}

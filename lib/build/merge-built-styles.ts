import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../config/env';
import { type BuiltPage, GLOBAL_ERROR_PAGE, needsScriptsAtOnce } from './built-pages';
import { contentHash } from './hashed-name';
import { beginWith, mergeStyles, replaceSheet, type StyleSheet } from './merge-styles';
import { shortenInPage, shortenInStyles, shortNamesOf } from './short-class-names';
import { tokenNames, transformStyles } from './transform-styles';
import { usedStyles } from './used-styles';

const FOLDER = 'static/chunks';
/** What the print styles write before the paths of links. Prerendered pages have the origin without scripts. */
const NO_ORIGIN = 'var(--site-origin,"")';

/**
 * Lets each page of a build load one style sheet. Pages whose scripts wait for the reader begin with the rules that
 * apply to them. Pages with the same parts share the files.
 */
export async function mergeBuiltStyles(
  distDir: string,
  pages: readonly BuiltPage[],
): Promise<void> {
  const files = `${env.BASE_PATH}/_next`;
  const address = `${files}/${FOLDER}`;
  const { origin } = new URL(env.SITE_URL);
  const withOrigin = (text: string) =>
    text.replaceAll(NO_ORIGIN, `var(--site-origin,${JSON.stringify(origin)})`);
  const write = ({ name, text }: StyleSheet) => writeFileSync(join(distDir, FOLDER, name), text);
  const merged = pages.flatMap((builtPage) => {
    const path = join(distDir, builtPage.file);
    const html = readFileSync(path, 'utf8');
    const page = mergeStyles(html, {
      address,
      read: (address) =>
        withOrigin(readFileSync(join(distDir, address.slice(files.length)), 'utf8')),
    });
    if (page) return [{ builtPage, path, page }];
    if (isStatic(builtPage) && !html.includes(' data-whole="'))
      throw new Error(`${builtPage.path} has fewer than two style sheets, so it can't be merged.`);
    return [];
  });
  /** The different style sheets, each with a page that has it. */
  const sheets = new Map(
    merged
      .filter(({ builtPage }) => isStatic(builtPage))
      .map(({ builtPage, page }) => [page.sheet.text, builtPage.path]),
  );
  const names = shortNamesOf(sheets.keys());
  const version = contentHash(JSON.stringify([...names, ...tokenNames()]));
  const minified = new Map(
    Array.from(sheets, ([text, path]) => {
      const code = Buffer.from(shortenInStyles(text, names));
      return [text, transformStyles(path, code).code.toString()];
    }),
  );
  for (const { builtPage, path, page } of merged) {
    const sheet = minified.get(page.sheet.text);
    if (sheet === undefined || !isStatic(builtPage)) {
      write(page.sheet);
      writeFileSync(path, page.html);
      continue;
    }
    const short = replaceSheet(page, sheet, address);
    const html = shortenInPage(short.html, names);
    write(short.sheet);
    const used = await usedStyles(sheet, html);
    const first = beginWith(used, { ...short, html }, address, version);
    write(first.sheet);
    writeFileSync(path, first.html);
  }
}

/** Whether the scripts of a page wait for the reader. */
const isStatic = (page: BuiltPage) =>
  env.HYDRATION === 'interaction' && page.path !== GLOBAL_ERROR_PAGE && !needsScriptsAtOnce(page);

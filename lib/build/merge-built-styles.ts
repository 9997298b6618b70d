import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../config/env';
import { type BuiltPage, GLOBAL_ERROR_PAGE, needsScriptsAtOnce } from './built-pages';
import { hashedName } from './hashed-name';
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
  const shortened = merged.filter(({ builtPage }) => isStatic(builtPage));
  const names = shortNamesOf(new Set(shortened.map(({ page }) => page.sheet.text)));
  const version = hashedName(JSON.stringify([...names, ...tokenNames()]), '');
  /** By the text before. Many pages have the same styles. */
  const minified = new Map<string, string>();
  for (const { builtPage, path, page } of merged) {
    if (!isStatic(builtPage)) {
      write(page.sheet);
      writeFileSync(path, page.html);
      continue;
    }
    const long = page.sheet.text;
    const sheet =
      minified.get(long) ??
      transformStyles(builtPage.path, Buffer.from(shortenInStyles(long, names))).code.toString();
    minified.set(long, sheet);
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

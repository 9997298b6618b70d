import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../config/env';
import { type BuiltPage, needsScriptsAtOnce } from './built-pages';
import { beginWith, mergeStyles, replaceSheet, type StyleSheet } from './merge-styles';
import { shortenInPage, shortenInStyles, shortNamesOf } from './short-class-names';
import { transformStyles } from './transform-styles';
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
    const page = mergeStyles(readFileSync(path, 'utf8'), {
      address,
      read: (address) =>
        withOrigin(readFileSync(join(distDir, address.slice(files.length)), 'utf8')),
    });
    return page ? [{ builtPage, path, page }] : [];
  });
  const isStatic = ({ builtPage }: { builtPage: BuiltPage }) =>
    env.HYDRATION === 'interaction' && !needsScriptsAtOnce(builtPage);
  const names = shortNamesOf(new Set(merged.filter(isStatic).map(({ page }) => page.sheet.text)));
  for (const { builtPage, path, page } of merged) {
    if (!isStatic({ builtPage })) {
      write(page.sheet);
      writeFileSync(path, page.html);
      continue;
    }
    const sheet = minified(shortenInStyles(page.sheet.text, names));
    const short = replaceSheet(page, sheet, address);
    const html = shortenInPage(short.html, names);
    write(short.sheet);
    const used = minified(await usedStyles(sheet, html));
    const first = beginWith(used, { ...short, html }, address);
    write(first.sheet);
    writeFileSync(path, first.html);
  }
}

const minified = (css: string) =>
  transformStyles('the style sheet of a page', Buffer.from(css)).code.toString();

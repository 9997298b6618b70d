import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../site/config/env';
import { type BuiltPage, isStatic } from './built-pages';
import { mergeStyles } from './merge-styles';

const FOLDER = 'static/chunks';
/** Text that the print styles write before the paths of links. Prerendered pages have the origin without scripts. */
const ORIGIN_VARIABLE = 'var(--site-origin,"")';

/** Lets each page with small scripts load one style sheet. Pages with the same parts share it. */
export function mergeBuiltStyles(distDir: string, pages: readonly BuiltPage[]): void {
  const files = `${env.BASE_PATH}/_next`;
  const origin = `var(--site-origin,${JSON.stringify(new URL(env.SITE_URL).origin)})`;
  const read = (address: string) =>
    readFileSync(join(distDir, address.slice(files.length)), 'utf8').replaceAll(
      ORIGIN_VARIABLE,
      origin,
    );
  for (const { file } of pages.filter(isStatic)) {
    const path = join(distDir, file);
    const options = { address: `${files}/${FOLDER}`, read };
    const merged = mergeStyles(readFileSync(path, 'utf8'), options);
    if (!merged) continue;
    writeFileSync(join(distDir, FOLDER, merged.sheet.name), merged.sheet.text);
    writeFileSync(path, merged.html);
  }
}

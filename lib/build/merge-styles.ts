import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { env } from '../site/config/env';
import { STYLE_TARGETS } from './browsers';
import { type BuiltPage, isStatic } from './built-pages';
import { hashedName } from './hashed-name';

const FOLDER = 'static/chunks';
/** Text that the print styles write before the paths of links. Prerendered pages have the origin without scripts. */
const ORIGIN_VARIABLE = 'var(--site-origin,"")';
const LINK = /<link rel="stylesheet" href="([^"]*)"[^>]*\/>/g;

/** Minified texts by the merged ones, since many pages have the same style sheets. */
const minified = new Map<string, string>();

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
    const merged = mergeStyles(readFileSync(path, 'utf8'), `${files}/${FOLDER}`, read);
    if (!merged) continue;
    writeFileSync(join(distDir, FOLDER, merged.name), merged.text);
    writeFileSync(path, merged.html);
  }
}

/**
 * Lets a page load one file instead of its style sheets: one request, and fewer bytes, since they compress better
 * together and share their layers.
 *
 * @param address of the folder of the style sheets. The file is served from it too, so that its relative addresses stay
 *   right.
 * @param read returns the content of a style sheet
 * @returns the page, with the name and the text of its file; `null` if it has fewer than two style sheets, such as after
 *   an earlier run
 */
export function mergeStyles(html: string, address: string, read: (address: string) => string) {
  const links = [...html.matchAll(LINK)];
  if (links.length < 2) return null;
  const text = minify(links.map(([, href = '']) => read(href)).join('\n'));
  const name = hashedName(text, '.css');
  let isFirst = true;
  const merged = html.replace(LINK, () => {
    if (!isFirst) return '';
    isFirst = false;
    return `<link rel="stylesheet" href="${address}/${name}"/>`;
  });
  return { html: merged, name, text };
}

function minify(css: string): string {
  const known = minified.get(css);
  if (known !== undefined) return known;
  const options = { filename: 'page.css', minify: true, targets: STYLE_TARGETS };
  const text = transform({ ...options, code: Buffer.from(css) }).code.toString();
  minified.set(css, text);
  return text;
}

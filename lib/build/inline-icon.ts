import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import svgToDataUri from 'mini-svg-data-uri';
import { withBasePath } from '../config/base-path';
import { site } from '../config/site';

/** A larger file is worth a request: it is cached, while the text of an icon is in every page. In bytes. */
const MAX_SIZE = 1_024;

const LINK = `<link rel="icon" href="${withBasePath(site.favicon)}" type="image/svg+xml"/>`;

/**
 * Reads the icon of the site for `inlineIcon`.
 *
 * @returns its `data:` address; `undefined` if the icon is large or not an SVG
 */
export function readIcon(root: string): string | undefined {
  const file = join(root, 'public', site.favicon);
  if (!file.endsWith('.svg') || statSync(file).size > MAX_SIZE) return undefined;
  return svgToDataUri(readFileSync(file, 'utf8'));
}

/** Writes the icon into a page, so that a visit begins with one request less. */
export function inlineIcon(html: string, icon: string | undefined): string {
  return icon === undefined
    ? html
    : html.replace(LINK, () => `<link rel="icon" href="${icon}" type="image/svg+xml"/>`);
}

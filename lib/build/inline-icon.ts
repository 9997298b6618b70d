import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import svgToDataUri from 'mini-svg-data-uri';
import { env } from '../config/env';
import { site } from '../config/site';

/** A larger file is worth a request: it is cached, while the text of an icon is in every page. In bytes. */
const MAX_SIZE = 1_024;

const linkTo = (address: string) => `<link rel="icon" href="${address}" type="image/svg+xml"/>`;
const LINK = linkTo(env.BASE_PATH + site.favicon);

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

/**
 * Writes the icon into a page, so that a visit begins with one request less.
 *
 * @throws Error if the page has no link to the icon
 */
export function inlineIcon(html: string, icon: string | undefined): string {
  if (icon === undefined) return html;
  if (!html.includes(LINK)) throw new Error(`The page doesn't have the tag ${LINK}.`);
  return html.replace(LINK, () => linkTo(icon));
}

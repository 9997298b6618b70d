import { transform } from 'lightningcss';
import { STYLE_TARGETS } from './browsers';
import { hashedName } from './hashed-name';

/** A file with the name that its content gives it. */
export interface StyleSheet {
  name: string;
  text: string;
}

/** A page whose style sheets are one file. */
export interface MergedPage {
  html: string;
  sheet: StyleSheet;
}

interface Options {
  /** Address of the folder of the style sheets. The file is served from it too, so that its relative addresses stay right. */
  address: string;
  /** Returns the content of a style sheet. */
  read: (address: string) => string;
}

const LINK = /<link rel="stylesheet" href="([^"]*)"[^>]*\/>/g;

/** Minified texts by the merged ones, since many pages have the same style sheets. */
const minified = new Map<string, string>();

/**
 * Lets a page load one file instead of its style sheets: one request, and fewer bytes, since they compress better
 * together and share their layers.
 *
 * @returns `null` if the page has fewer than two style sheets, such as after an earlier run
 */
export function mergeStyles(html: string, { address, read }: Options): MergedPage | null {
  const links = [...html.matchAll(LINK)];
  if (links.length < 2) return null;
  const text = minify(links.map(([, href = '']) => read(href)).join('\n'));
  const sheet = { name: hashedName(text, '.css'), text };
  let isFirst = true;
  return {
    html: html.replace(LINK, () => {
      if (!isFirst) return '';
      isFirst = false;
      return `<link rel="stylesheet" href="${address}/${sheet.name}"/>`;
    }),
    sheet,
  };
}

function minify(css: string): string {
  const known = minified.get(css);
  if (known !== undefined) return known;
  const options = { filename: 'page.css', minify: true, targets: STYLE_TARGETS };
  const text = transform({ ...options, code: Buffer.from(css) }).code.toString();
  minified.set(css, text);
  return text;
}

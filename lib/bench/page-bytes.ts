import { gzipSync } from 'node:zlib';
import { type BuiltHtml, readHtml } from '../checks/site/built-html';
import type { SiteServer } from '../testing/site-server';

/** Bytes of a page, after gzip -9. */
export interface PageBytes {
  /** The page without its inline scripts. */
  html: number;
  /** What inline scripts add to the page, and the scripts that are loaded with it. */
  js: number;
  /** Scripts that are loaded when the reader uses the page. */
  deferred: number;
  css: number;
}

export const PARTS = ['html', 'css', 'js', 'deferred'] as const;
export const NAMES: Readonly<Record<keyof PageBytes, string>> = {
  html: 'HTML',
  css: 'CSS',
  js: 'JavaScript at first load',
  deferred: 'JavaScript on interaction',
};

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Returns the compressed size of a response. */
export function gzipped(body: Buffer): number {
  return gzipSync(body, { level: 9 }).length;
}

/** Scripts that run, unlike structured data. */
const INLINE_SCRIPTS = /<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs;

/** Tags within words, as of highlighted code. */
const INLINE_TAGS = /<\/?(?:a|code|em|kbd|span|strong)\b[^>]*>/g;

interface MeasuredHtml extends BuiltHtml {
  html: number;
  /** What inline scripts add to `html`. */
  inline: number;
  /** Number of words of the text, with code. */
  words: number;
}

/** Requests a page and returns its parsed HTML with its sizes. */
export async function readPage(site: SiteServer, path: string): Promise<MeasuredHtml> {
  const { status, body } = await site.send(path);
  if (status !== 200) throw new Error(`GET ${path} returned ${status}`);
  const html = body.toString().replace(INLINE_SCRIPTS, '');
  const size = gzipped(Buffer.from(html));
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  const text = main
    .replace(INLINE_TAGS, '')
    .replace(/<[^>]+>/g, ' ')
    .trim();
  return {
    ...readHtml(body.toString()),
    html: size,
    inline: gzipped(body) - size,
    words: text.split(/\s+/).length,
  };
}

/** Measures a page of a running site: HTML, and the scripts and style sheets that it refers to. */
export async function measurePage(site: SiteServer, path: string): Promise<PageBytes> {
  const page = await readPage(site, path);
  const sum = async (addresses: string[]) => {
    const files = await Promise.all([...new Set(addresses)].map((address) => site.send(address)));
    return files.reduce((total, { body }) => total + gzipped(body), 0);
  };
  return {
    html: page.html,
    js: page.inline + (await sum(page.scripts)),
    deferred: await sum(page.deferred),
    css: await sum(page.stylesheets),
  };
}

import { gzipSync } from 'node:zlib';
import { type BuiltHtml, readHtml } from '../checks/site/built-html';
import type { SiteServer } from '../testing/site-server';

/** Bytes of a page, after gzip -9. */
export interface PageBytes {
  /** The page itself. The browser fetches the same when the reader opens it from another page. */
  html: number;
  /** Scripts that are loaded with the page. */
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

/** Requests a page and returns its parsed HTML with its size. */
export async function readPage(
  site: SiteServer,
  path: string,
): Promise<BuiltHtml & { html: number }> {
  const { status, body } = await site.send(path);
  if (status !== 200) throw new Error(`GET ${path} returned ${status}`);
  return { ...readHtml(body.toString()), html: gzipped(body) };
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
    js: await sum(page.scripts),
    deferred: await sum(page.deferred),
    css: await sum(page.stylesheets),
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuiltHtml, readHtml } from '../checks/site/built-html';
import type { SiteServer } from '../testing/site-server';

/** What a page costs its first reader, in bytes after gzip -9. */
export interface PageBytes {
  html: number;
  /** What a reader fetches who comes from another page of the site. */
  data: number;
  js: number;
  css: number;
}

/** Size of a text or file as it goes over the wire. */
export function gzipped(body: Buffer): number {
  return gzipSync(body, { level: 9 }).length;
}

/** The HTML of a page, read and measured. */
export async function readPage(
  site: SiteServer,
  path: string,
): Promise<BuiltHtml & { html: number }> {
  const { status, body } = await site.ask(path);
  if (status !== 200) throw new Error(`GET ${path} answered ${status}`);
  return { ...readHtml(body.toString()), html: gzipped(body) };
}

/** Measures a page of a served build: HTML, data, and the scripts and styles that the HTML names. */
export async function measurePage(
  root: string,
  site: SiteServer,
  path: string,
): Promise<PageBytes> {
  const page = await readPage(site, path);
  const sum = async (addresses: string[]) => {
    const files = await Promise.all([...new Set(addresses)].map((address) => site.ask(address)));
    return files.reduce((total, { body }) => total + gzipped(body), 0);
  };
  return {
    html: page.html,
    data: gzipped(readFileSync(join(root, '.next/server/app', `${path}.rsc`))),
    js: await sum(page.scripts),
    css: await sum(page.stylesheets),
  };
}

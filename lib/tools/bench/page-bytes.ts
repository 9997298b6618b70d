import { gzipSync } from 'node:zlib';
import { loadContent } from '../../content/load/source';
import type { Page } from '../../content/pages/page';
import { site as settings } from '../../site/config/site';
import { readHtml } from '../checks/site/built-html';
import type { SiteServer } from '../testing/servers/site-server';

/** The parts of a page, whose bytes are measured after gzip -9. */
export const PARTS = {
  /** The page without its inline scripts. */
  html: 'HTML',
  css: 'CSS',
  /** Inline scripts of the page, and the scripts that are loaded with it. */
  js: 'JavaScript at first load',
  deferred: 'JavaScript on interaction',
} as const;
export type Part = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as Part[];
export type PageBytes = Record<Part, number>;

/** Returns the compressed size of a response. */
export function gzipped(body: Buffer | string): number {
  return gzipSync(body, { level: 9 }).length;
}

/** All docs pages of a project. */
export function readPages(root: string): Page[] {
  const { pages } = loadContent({ root, locale: settings.defaultLocale, drafts: false });
  return [...pages.values()];
}

/** Scripts that run, unlike structured data. */
const INLINE_SCRIPTS = /<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs;
/** Tags within words, as of highlighted code. */
const INLINE_TAGS = /<\/?(?:a|code|em|kbd|span|strong)\b[^>]*>/g;

/** Measures a page of a running site with the scripts and style sheets that it refers to, and counts its words. */
export async function measurePage(
  site: SiteServer,
  path: string,
): Promise<PageBytes & { words: number }> {
  const { status, body } = await site.send(path);
  if (status !== 200) throw new Error(`GET ${path} returned ${status}.`);
  const page = body.toString();
  const withoutScripts = page.replace(INLINE_SCRIPTS, '');
  const main = /<main.*<\/main>/s.exec(withoutScripts)?.[0] ?? '';
  const text = main.replace(INLINE_TAGS, '').replace(/<[^>]+>/g, ' ');
  const html = gzipped(withoutScripts);
  const sum = async (addresses: string[]) => {
    const files = await Promise.all([...new Set(addresses)].map((address) => site.send(address)));
    return files.reduce((total, file) => total + gzipped(file.body), 0);
  };
  const { scripts, deferred, stylesheets } = readHtml(page);
  return {
    words: text.trim().split(/\s+/).length,
    html,
    css: await sum(stylesheets),
    js: gzipped(body) - html + (await sum(scripts)),
    deferred: await sum(deferred),
  };
}

import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ContentIssue } from '../../docs/content-error';
import { fileToPath, pathToUrl } from '../../docs/paths';
import type { ContentIndex } from '../../docs/source';

/** Addresses of the site that no page of the content has; a `*` stands for anything. */
export const SITE_ROUTES: readonly string[] = [
  '/',
  '/docs',
  '/api',
  '/docs/dictionary',
  '/markdown-page',
  '/search',
  '/llms.txt',
  '/llms-full.txt',
  '/sitemap.xml',
  '/robots.txt',
  '/icon.svg',
  '/v2/*',
];

/** Addresses that a build answers on request, without a file of their own; a `*` stands for anything. */
export const ON_REQUEST: readonly string[] = [
  '/docs.md',
  '/*.md',
  '/llms.txt',
  '/llms-full.txt',
  '/search',
  '/search.json',
  '/v2/*',
];

/** What links inside the site may lead to. */
export interface SiteTargets {
  index: ContentIndex;
  /** Addresses beside those of the pages, such as {@link SITE_ROUTES}. */
  routes: readonly string[];
  /** Addresses of files that are served as they are, such as those of {@link listFiles}. */
  publicFiles: ReadonlySet<string>;
  /** Anchors of routes beside the pages, where they are known. */
  anchors?: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Whether an address is one of the routes, where `*` stands for anything. */
export function isRoute(path: string, routes: readonly string[]): boolean {
  return routes.some((route) => {
    if (!route.includes('*')) return route === path;
    const parts = route.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`).test(path);
  });
}

/** Files below a folder as addresses with a prefix; none when there is no such folder. */
export function listFiles(folder: string, prefix = ''): Set<string> {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
    return new Set(paths.map((path) => `${prefix}/${path}`));
  } catch {
    return new Set();
  }
}

/** An address as pages are known by: decoded, without its query and without a slash at the end. */
export function normalisePath(path: string): string {
  const [bare = ''] = path.split(/[?#]/);
  const decoded = safeDecode(bare);
  return decoded === '/' ? decoded : decoded.replace(/\/+$/, '');
}

/** Decodes an address or fragment; what can't be decoded stays as it is. */
export function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Files that share an address with another one; addresses that differ only in case count as the same.
 *
 * @param folder what the addresses begin below, such as `content/docs`
 */
export function findDuplicateRoutes(files: readonly string[], folder: string): ContentIssue[] {
  const seen = new Map<string, string>();
  return files.flatMap((file) => {
    const url = pathToUrl(fileToPath(file.slice(folder.length + 1)));
    const twin = seen.get(url.toLowerCase());
    seen.set(url.toLowerCase(), file);
    return twin
      ? [{ file, line: 1, reason: `has the address ${url}, which ${twin} has already` }]
      : [];
  });
}

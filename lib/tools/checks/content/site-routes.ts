import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ContentIndex } from '../../../content/pages/page';
import { matchesAddress } from '../../../site/config/address-pattern';
import { ADDRESSES } from '../../../site/config/addresses';

/** Patterns of the addresses, other than content pages, that internal links can lead to. */
export const SITE_ROUTES: readonly string[] = ADDRESSES.filter(
  ({ kind, isContent }) => (kind === 'page' || kind === 'file') && !isContent,
).map(({ pattern }) => pattern);

/** Patterns of the addresses that the build writes no file for. */
export const ON_REQUEST: readonly string[] = ADDRESSES.filter(
  ({ isOnRequest, servedBy }) => isOnRequest || servedBy === 'rewrite',
).map(({ pattern }) => pattern);

/** The possible targets of internal links. */
export interface SiteTargets {
  index: ContentIndex;
  /** Addresses that aren't content pages, such as {@link SITE_ROUTES}. */
  routes: readonly string[];
  /** Addresses of static files, such as those of {@link listFiles}. */
  publicFiles: ReadonlySet<string>;
  /** Known anchors of addresses that aren't content pages. */
  anchors?: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Whether an address matches one of the routes. */
export function isRoute(path: string, routes: readonly string[]): boolean {
  return routes.some((route) => matchesAddress(route, path));
}

/** Lists the files below a folder as addresses with a prefix; empty if the folder doesn't exist. */
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

/** Decodes a path and drops its query, fragment and trailing slash, as the paths of pages are written. */
export function normalizePath(path: string): string {
  const [pathname = ''] = path.split(/[?#]/);
  const decoded = safeDecode(pathname);
  return decoded === '/' ? decoded : decoded.replace(/\/+$/, '');
}

/** Decodes an address or fragment; returns it unchanged if it can't be decoded. */
export function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

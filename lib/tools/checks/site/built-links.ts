import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentIssue } from '../../../content/load/content-error';
import { isRoute, listFiles, normalizePath, safeDecode } from '../content/site-routes';
import { type BuiltPage, readBuiltPage } from './built-page';

/** The folders of a build, and what it serves in addition to their files. */
export interface BuiltSite {
  /** Folder of the prerendered pages, such as `.next/server/app`. */
  appFolder: string;
  /** Folder of the assets under `/_next/static`, such as `.next/static`. */
  staticFolder: string;
  publicFolder: string;
  /** Addresses that are rendered on request; `*` matches anything. */
  dynamicRoutes: readonly string[];
  /** Public address of the site: links to it are links inside the site. */
  siteUrl: string;
  basePath: string;
}

/** The broken links of a build. */
export interface BuiltLinkReport {
  broken: ContentIssue[];
  /** Fragments that match no element, and ids that a page has twice. */
  warnings: ContentIssue[];
  checked: number;
  documents: number;
}

/** Checks every internal address of every prerendered page. */
export function checkBuiltLinks(site: BuiltSite): BuiltLinkReport {
  const pages = readPages(site.appFolder);
  const files = new Set([
    ...listFiles(site.staticFolder, '/_next/static'),
    ...listFiles(site.publicFolder),
    ...prerenderedFiles(site.appFolder),
  ]);
  const report: BuiltLinkReport = { broken: [], warnings: [], checked: 0, documents: pages.size };
  for (const [path, { file, page }] of pages) {
    for (const id of page.repeatedIds) {
      report.warnings.push({ file, reason: `has several elements with the id "${id}"` });
    }
    const seen = new Set<string>();
    for (const { target, line } of page.references) {
      const address = toInternal(target, path, site);
      if (!address) continue;
      report.checked += 1;
      if (seen.has(target)) continue;
      seen.add(target);
      const { path: targetPath, fragment } = address;
      const document = targetPath === null ? undefined : pages.get(targetPath)?.page;
      const exists =
        document ||
        (targetPath !== null && (files.has(targetPath) || isRoute(targetPath, site.dynamicRoutes)));
      if (!exists) {
        report.broken.push({
          file,
          line,
          reason: `points at "${target}", which the build doesn't have`,
        });
      } else if (document && !hasFragment(document, fragment)) {
        report.warnings.push({
          file,
          line,
          reason: `points at "${target}", but nothing there has that id`,
        });
      }
    }
  }
  return report;
}

function readPages(folder: string): Map<string, { file: string; page: BuiltPage }> {
  const pages = new Map<string, { file: string; page: BuiltPage }>();
  for (const path of listFiles(folder)) {
    if (!path.endsWith('.html')) continue;
    const file = join(folder, path);
    const url = path.replace(/\.html$/, '').replace(/^\/index$/, '/');
    pages.set(url, { file, page: readBuiltPage(readFileSync(file, 'utf8')) });
  }
  return pages;
}

/** Responses of route handlers that were prerendered, such as the icon. */
function prerenderedFiles(folder: string): string[] {
  return [...listFiles(folder)].flatMap((path) =>
    path.endsWith('.body') ? path.slice(0, -'.body'.length) : [],
  );
}

/** The path below the base path and the fragment of an internal address; `null` for external addresses. */
function toInternal(
  target: string,
  from: string,
  { siteUrl, basePath }: BuiltSite,
): { path: string | null; fragment: string } | null {
  const base = `${siteUrl}${basePath}${from}`;
  if (!URL.canParse(target, base)) return { path: null, fragment: '' };
  const url = new URL(target, base);
  if (url.origin !== new URL(siteUrl).origin) return null;
  const path = normalizePath(url.pathname);
  const isBelow = path === basePath || path.startsWith(`${basePath}/`);
  if (!isBelow) return { path: null, fragment: '' };
  return { path: path.slice(basePath.length) || '/', fragment: safeDecode(url.hash.slice(1)) };
}

/** Fragments with a slash are read by scripts, and `:~:` begins a text fragment. */
function hasFragment({ ids }: BuiltPage, fragment: string): boolean {
  const [id = ''] = fragment.split(':~:');
  return id === '' || id === 'top' || id.startsWith('/') || ids.has(id);
}

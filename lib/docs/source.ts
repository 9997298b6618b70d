import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSidebarNode,
  findUnlisted,
  pagesOutsideAreas,
  type SidebarBuild,
} from './build-sidebar';
import { ContentError, type ContentIssue } from './content-error';
import { readLastUpdated } from './last-updated';
import type { FileHead, ValidFile, ValidHead } from './markdown-file';
import { type Area, type ContentIndex, CURRENT_VERSION, type Page } from './page';
import type { ParsedMarkdown } from './parsed-markdown';
import { fileToPath, pathToUrl } from './paths';
import { listMarkdown, readFrontMatter, readMarkdown } from './read-files';
import { readSidebarFile } from './sidebar-file';

export interface ContentOptions {
  /** Folder that contains `content`. */
  root: string;
  locale: string;
  /** Whether drafts exist: in development only. */
  drafts: boolean;
  /**
   * Whether the body of a page is parsed when it is first used, which then throws its issues: in development only, so
   * that the first page doesn't wait for all others.
   */
  isLazy?: boolean;
}

/** Older versions, the newest first. */
function listVersions(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}

/** Folder of a version's pages and sidebar file. */
function versionFolder(version: string): string {
  return version === CURRENT_VERSION ? 'content/docs' : `content/versions/${version}`;
}

/**
 * Reads all content once and builds the index.
 *
 * @throws ContentError with every issue: file, line, field and what to do
 */
export function loadContent({
  root,
  locale,
  drafts,
  isLazy = false,
}: ContentOptions): ContentIndex {
  const versionsFolder = join(root, 'content/versions');
  const older = existsSync(versionsFolder) ? listVersions(versionsFolder) : [];
  const dates = readLastUpdated(root, 'content');
  const readPage = isLazy ? readFrontMatter : readMarkdown;
  const pages = new Map<string, Page>();
  const areas = new Map<string, Area>();
  const files = new Map<string, string>();
  const issues: ContentIssue[] = [];

  for (const version of [CURRENT_VERSION, ...older]) {
    const folder = versionFolder(version);
    const left = readPages({
      root,
      folder,
      version,
      locale,
      drafts,
      readPage,
      dates,
      pages,
      files,
      issues,
    });
    const sidebar = readSidebarFile(root, `${folder}/sidebar.yaml`);
    if (Array.isArray(sidebar)) {
      issues.push(...sidebar);
      continue;
    }
    const build: SidebarBuild = { sidebar, pages, ...left, version, locale, issues };
    for (const [index, entry] of sidebar.sidebar.areas.entries()) {
      const path = version === CURRENT_VERSION ? entry.area : `${entry.area}/${version}`;
      const root = buildSidebarNode(build, path, entry, ['areas', index]);
      const area = areas.get(entry.area) ?? { id: entry.area, label: entry.label, versions: [] };
      area.versions.push({ name: version, label: sidebar.sidebar.label ?? version, root });
      areas.set(entry.area, area);
      issues.push(...findUnlisted(build, root));
    }
    issues.push(...pagesOutsideAreas(build));
  }
  const standalone = new Map<string, Page>();
  for (const file of readdirSync(join(root, 'content')).sort()) {
    if (!file.endsWith('.md')) continue;
    const read = readPage(root, `content/${file}`);
    if (read.issues) {
      issues.push(...read.issues);
    } else {
      const path = fileToPath(file);
      const url = `/${path}`;
      standalone.set(
        path,
        makePage(read, { root, path, url, version: CURRENT_VERSION, locale, dates }),
      );
    }
  }
  if (issues.length > 0) throw new ContentError(issues);
  return { locale, pages, standalone, areas: [...areas.values()] };
}

interface ReadPages {
  root: string;
  folder: string;
  version: string;
  locale: string;
  drafts: boolean;
  readPage: (root: string, file: string) => FileHead;
  dates: ReadonlyMap<string, string>;
  pages: Map<string, Page>;
  /** Files of all versions by lower-case path: some servers and disks ignore case. */
  files: Map<string, string>;
  issues: ContentIssue[];
}

/** Adds a version's pages to the index and returns the paths of those that were omitted. */
function readPages({
  root,
  folder,
  version,
  locale,
  drafts,
  readPage,
  dates,
  pages,
  files,
  issues,
}: ReadPages) {
  const hiddenPaths = new Set<string>();
  const pathsWithIssues = new Set<string>();
  for (const file of listMarkdown(root, folder)) {
    const read = readPage(root, file);
    const path = versionedPath(fileToPath(file.slice(folder.length + 1)), version);
    const other = files.get(path.toLowerCase());
    if (other) {
      issues.push({
        file,
        reason: `has the address ${pathToUrl(path)}, which ${other} already has. Rename one of them.`,
      });
      continue;
    }
    files.set(path.toLowerCase(), file);
    if (read.issues) {
      issues.push(...read.issues);
      pathsWithIssues.add(path);
      continue;
    }
    if (read.parsed.frontMatter.draft && !drafts) hiddenPaths.add(path);
    else {
      const url = pathToUrl(path);
      pages.set(path, makePage(read, { root, path, url, version, locale, dates }));
    }
  }
  return { hiddenPaths, pathsWithIssues };
}

interface PageLocation {
  root: string;
  path: string;
  url: string;
  version: string;
  locale: string;
  dates: ReadonlyMap<string, string>;
}

function makePage(
  read: ValidHead | ValidFile,
  { root, path, url, version, locale, dates }: PageLocation,
): Page {
  const { frontMatter } = read.parsed;
  const isInFolder = path.includes('/') || read.file.endsWith('/index.md');
  const page: Omit<Page, 'markdown'> = {
    path,
    url,
    kind: frontMatter.kind,
    title: frontMatter.title,
    description: frontMatter.description,
    area: (isInFolder && path.split('/')[0]) || null,
    version,
    locale,
    file: read.file,
    frontMatter,
    lastUpdated: frontMatter.last_updated ?? dates.get(read.file) ?? null,
  };
  if ('markdown' in read) return { ...page, markdown: read.markdown };
  // Not enumerable: in development, React reads each enumerable property of what components receive.
  return Object.defineProperty(page as Page, 'markdown', { get: () => bodyOf(root, read.file) });
}

/** @throws ContentError with the issues of the body */
function bodyOf(root: string, file: string): ParsedMarkdown {
  const read = readMarkdown(root, file);
  if (read.issues) throw new ContentError(read.issues);
  return read.markdown;
}

/** `Sdk/cart` of version 1 is `Sdk/1/cart`; current pages keep their path. */
function versionedPath(path: string, version: string): string {
  if (version === CURRENT_VERSION) return path;
  const [area = '', ...rest] = path.split('/');
  return [area, version, ...rest].join('/');
}

import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { env } from '../../site/config/env';
import {
  buildSidebarNode,
  findUnlisted,
  pagesOutsideAreas,
  type SidebarBuild,
} from '../pages/build-sidebar';
import { type Area, type ContentIndex, CURRENT_VERSION, type Page } from '../pages/page';
import { readSidebarFile } from '../pages/sidebar-file';
import { ContentError, type ContentIssue } from './content-error';
import { readLastUpdated } from './last-updated';
import type { FileHead, ValidFile, ValidHead } from './markdown-file';
import type { ParsedMarkdown } from './parsed-markdown';
import { fileToPath, pathToUrl } from './paths';
import { listMarkdown, readFrontMatter, readMarkdown } from './read-files';

interface ContentOptions {
  /** Folder that contains `content`; that of the site by default. */
  root?: string;
  /** Whether drafts exist: in development only. */
  drafts?: boolean;
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

/** The content while it is read: what all of its files share. */
interface Reading extends Pick<Required<ContentOptions>, 'root' | 'drafts'> {
  dates: ReadonlyMap<string, string>;
  readPage: (root: string, file: string) => FileHead;
  pages: Map<string, Page>;
  /** Files of all versions by lower-case path: some servers and disks ignore case. */
  files: Map<string, string>;
  issues: ContentIssue[];
}

/**
 * Reads all content once and builds the index.
 *
 * @throws ContentError with every issue: file, line, field and what to do
 */
export function loadContent({
  root = resolve(env.CONTENT_ROOT),
  drafts = false,
  isLazy = false,
}: ContentOptions = {}): ContentIndex {
  const versionsFolder = join(root, 'content/versions');
  const older = existsSync(versionsFolder) ? listVersions(versionsFolder) : [];
  const pages = new Map<string, Page>();
  const areas = new Map<string, Area>();
  const issues: ContentIssue[] = [];
  const reading: Reading = {
    root,
    drafts,
    dates: readLastUpdated(root, 'content'),
    readPage: isLazy ? readFrontMatter : readMarkdown,
    pages,
    files: new Map(),
    issues,
  };

  for (const version of [CURRENT_VERSION, ...older]) {
    const folder = versionFolder(version);
    const left = readPages(reading, folder, version);
    const sidebar = readSidebarFile(root, `${folder}/sidebar.yaml`);
    if (Array.isArray(sidebar)) {
      issues.push(...sidebar);
      continue;
    }
    const build: SidebarBuild = { sidebar, pages, ...left, version, issues };
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
    const read = reading.readPage(root, `content/${file}`);
    if (read.issues) {
      issues.push(...read.issues);
    } else {
      const path = fileToPath(file);
      const place = { path, url: `/${path}`, version: CURRENT_VERSION };
      standalone.set(path, makePage(reading, read, place));
    }
  }
  if (issues.length > 0) throw new ContentError(issues);
  return { pages, standalone, areas: [...areas.values()] };
}

/** Adds a version's pages to the index and returns the paths of those that were omitted. */
function readPages(reading: Reading, folder: string, version: string) {
  const { root, drafts, pages, files, issues } = reading;
  const hiddenPaths = new Set<string>();
  const pathsWithIssues = new Set<string>();
  for (const file of listMarkdown(root, folder)) {
    const read = reading.readPage(root, file);
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
    } else if (read.parsed.frontMatter.draft && !drafts) hiddenPaths.add(path);
    else pages.set(path, makePage(reading, read, { path, url: pathToUrl(path), version }));
  }
  return { hiddenPaths, pathsWithIssues };
}

function makePage(
  { root, dates }: Reading,
  read: ValidHead | ValidFile,
  place: Pick<Page, 'path' | 'url' | 'version'>,
): Page {
  const { frontMatter } = read.parsed;
  const isInFolder = place.path.includes('/') || read.file.endsWith('/index.md');
  const page: Omit<Page, 'markdown'> = {
    ...place,
    kind: frontMatter.kind,
    title: frontMatter.title,
    description: frontMatter.description,
    area: (isInFolder && place.path.split('/')[0]) || null,
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

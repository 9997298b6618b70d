import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type ContentFault } from './content-fault';
import { readLastUpdated } from './last-updated';
import { type Area, CURRENT_VERSION, type Page } from './page';
import { fileToPath, pathToUrl } from './paths';
import { listMarkdown, readMarkdown, type SoundFile } from './read-files';
import { readSidebarFile } from './sidebar-file';
import { buildTree, findUnlisted, type TreeBuild } from './tree';

export interface ContentOptions {
  /** Folder that holds `content`. */
  root: string;
  locale: string;
  /** Whether drafts exist: in development only. */
  drafts: boolean;
}

/** Everything that is known of the documentation: the one index that all readers of content share. */
export interface ContentIndex {
  locale: string;
  /** Pages of all versions by path. */
  pages: ReadonlyMap<string, Page>;
  /** Pages outside `/docs` by name: `content/markdown-page.md` is `/markdown-page`. */
  standalone: ReadonlyMap<string, Page>;
  areas: readonly Area[];
}

/** Folder of a version's pages and sidebar file. */
function versionFolder(version: string): string {
  return version === CURRENT_VERSION ? 'content/docs' : `content/versions/${version}`;
}

/**
 * Reads all content once and builds the index.
 *
 * @throws ContentError with every fault: file, line, field and what to do
 */
export function loadContent({ root, locale, drafts }: ContentOptions): ContentIndex {
  const versionsFolder = join(root, 'content/versions');
  const older = existsSync(versionsFolder) ? readdirSync(versionsFolder).sort().reverse() : [];
  const dates = readLastUpdated(root, 'content');
  const pages = new Map<string, Page>();
  const areas = new Map<string, Area>();
  const faults: ContentFault[] = [];

  for (const version of [CURRENT_VERSION, ...older]) {
    const folder = versionFolder(version);
    const hiddenPaths = readPages({ root, folder, version, locale, drafts, dates, pages, faults });
    const sidebar = readSidebarFile(root, `${folder}/sidebar.yaml`);
    if (Array.isArray(sidebar)) {
      faults.push(...sidebar);
      continue;
    }
    const build: TreeBuild = { sidebar, pages, hiddenPaths, version, locale, faults };
    for (const [index, entry] of sidebar.sidebar.areas.entries()) {
      const path = version === CURRENT_VERSION ? entry.area : `${entry.area}/${version}`;
      const tree = buildTree(build, path, entry, ['areas', index]);
      const area = areas.get(entry.area) ?? { id: entry.area, label: entry.label, versions: [] };
      area.versions.push({ name: version, label: sidebar.sidebar.label ?? version, tree });
      areas.set(entry.area, area);
      faults.push(...findUnlisted(build, tree));
    }
  }
  const standalone = new Map<string, Page>();
  for (const file of readdirSync(join(root, 'content')).sort()) {
    if (!file.endsWith('.md')) continue;
    const read = readMarkdown(root, `content/${file}`);
    if (read.faults) {
      faults.push(...read.faults);
    } else {
      const path = fileToPath(file);
      standalone.set(path, {
        ...makePage(read, { path, version: CURRENT_VERSION, locale, dates }),
        url: `/${path}`,
      });
    }
  }
  for (const page of pages.values()) {
    if (page.area && !areas.has(page.area)) {
      faults.push({
        file: page.file ?? page.path,
        reason: `lies in the folder "${page.area}", which is no area of content/docs/sidebar.yaml. Areas: ${[...areas.keys()].join(', ')}`,
      });
    }
  }
  if (faults.length > 0) throw new ContentError(faults);
  return { locale, pages, standalone, areas: [...areas.values()] };
}

interface ReadPages {
  root: string;
  folder: string;
  version: string;
  locale: string;
  drafts: boolean;
  dates: Map<string, string>;
  pages: Map<string, Page>;
  faults: ContentFault[];
}

/** Adds a version's pages to the index and returns the paths of drafts that were left out. */
function readPages({
  root,
  folder,
  version,
  locale,
  drafts,
  dates,
  pages,
  faults,
}: ReadPages): Set<string> {
  const hidden = new Set<string>();
  const seen = new Map<string, string>();
  for (const file of listMarkdown(root, folder)) {
    const read = readMarkdown(root, file);
    const path = versionedPath(fileToPath(file.slice(folder.length + 1)), version);
    const twin = seen.get(path.toLowerCase());
    if (twin) {
      faults.push({
        file,
        reason: `has the address ${pathToUrl(path)}, which ${twin} has already: rename one of them`,
      });
      continue;
    }
    seen.set(path.toLowerCase(), file);
    if (read.faults) {
      faults.push(...read.faults);
      continue;
    }
    if (read.parsed.frontMatter.draft && !drafts) hidden.add(path);
    else pages.set(path, makePage(read, { path, version, locale, dates }));
  }
  return hidden;
}

interface PagePlace {
  path: string;
  version: string;
  locale: string;
  dates: Map<string, string>;
}

function makePage(read: SoundFile, { path, version, locale, dates }: PagePlace): Page {
  const { frontMatter, body } = read.parsed;
  const isInFolder = path.includes('/') || read.file.endsWith('/index.md');
  return {
    path,
    url: pathToUrl(path),
    kind: frontMatter.kind,
    title: frontMatter.title,
    description: frontMatter.description,
    area: (isInFolder && path.split('/')[0]) || null,
    version,
    locale,
    file: read.file,
    frontMatter,
    body,
    markdown: read.markdown,
    lastUpdated: frontMatter.last_updated ?? dates.get(read.file) ?? null,
  };
}

/** `Sdk/cart` of version 1 is `Sdk/1/cart`; current pages keep their path. */
function versionedPath(path: string, version: string): string {
  if (version === CURRENT_VERSION) return path;
  const [area = '', ...rest] = path.split('/');
  return [area, version, ...rest].join('/');
}

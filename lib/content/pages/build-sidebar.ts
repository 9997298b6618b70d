import type { ContentIssue } from '../load/content-error';
import { parentPath, pathToUrl } from '../load/paths';
import type { SidebarEntry } from '../load/schema';
import type { Page, SidebarNode } from './page';
import type { ReadSidebarFile } from './sidebar-file';

interface FolderEntry {
  label: string;
  description?: string | undefined;
  items: 'alphabetical' | SidebarEntry[];
}

/** Input of {@link buildSidebarNode}, and the issues that it finds. */
export interface SidebarBuild {
  sidebar: ReadSidebarFile;
  /** Pages by path. Category pages of folders without an index file are added. */
  pages: Map<string, Page>;
  /** Drafts that this build omits. Sidebar entries for them are not issues. */
  hiddenPaths: ReadonlySet<string>;
  /** Pages whose own issues are reported already. */
  pathsWithIssues: ReadonlySet<string>;
  version: string;
  issues: ContentIssue[];
}

/**
 * Builds the entry of a folder in the sidebar, with its children, from the sidebar file. Every entry must have a page,
 * and every page an entry (see {@link findUnlisted}).
 */
export function buildSidebarNode(
  build: SidebarBuild,
  path: string,
  entry: FolderEntry,
  at: PropertyKey[],
): SidebarNode {
  const page = build.pages.get(path) ?? makeCategoryPage(build, path, entry, at);
  const children =
    entry.items === 'alphabetical'
      ? listAlphabetically(build, path).flatMap((item) => buildChildren(build, path, item, at))
      : entry.items.flatMap((item, index) =>
          buildChildren(build, path, item, [...at, 'items', index]),
        );
  return { label: entry.label, page, children };
}

/** The nodes of one entry: none for a page that is missing or hidden, and all nodes of a group, which name it. */
function buildChildren(
  build: SidebarBuild,
  path: string,
  item: SidebarEntry,
  at: PropertyKey[],
): SidebarNode[] {
  if (typeof item !== 'string') {
    if ('folder' in item) return [buildSidebarNode(build, `${path}/${item.folder}`, item, at)];
    return item.items
      .flatMap((child, index) => buildChildren(build, path, child, [...at, 'items', index]))
      .map((node) => ({ ...node, group: item.group }));
  }
  const childPath = `${path}/${item}`;
  if (build.hiddenPaths.has(childPath) || build.pathsWithIssues.has(childPath)) return [];
  const page = build.pages.get(childPath);
  if (page) return [{ label: page.frontMatter.sidebar_label ?? page.title, page, children: null }];
  build.issues.push({
    file: build.sidebar.file,
    line: build.sidebar.lineOf(at),
    field: at.join('.'),
    reason: `lists "${item}", but there is no page "${childPath}". Pages of this folder: ${namesIn(build, path)}`,
  });
  return [];
}

/** An issue for each page of the area that the sidebar does not list, or lists although it is unlisted or twice. */
export function findUnlisted(build: SidebarBuild, root: SidebarNode): ContentIssue[] {
  const listed = new Map<string, number>();
  for (const node of flatten(root))
    listed.set(node.page.path, (listed.get(node.page.path) ?? 0) + 1);
  const issues: ContentIssue[] = [];
  for (const page of build.pages.values()) {
    if (page.path !== root.page.path && !page.path.startsWith(`${root.page.path}/`)) continue;
    const file = page.file ?? build.sidebar.file;
    const count = listed.get(page.path) ?? 0;
    if (page.version !== build.version) continue;
    if (count === 0 && !page.frontMatter.unlisted) {
      issues.push({
        file,
        reason: `is missing from ${build.sidebar.file}. Add "${page.path.slice(parentPath(page.path).length + 1)}" to its folder, or mark the page unlisted.`,
      });
    } else if (count > 0 && page.frontMatter.unlisted) {
      issues.push({
        file,
        field: 'unlisted',
        reason: `is set, but ${build.sidebar.file} lists the page. Remove one of the two.`,
      });
    } else if (count > 1) {
      issues.push({ file, reason: `is listed ${count} times in ${build.sidebar.file}. Keep one.` });
    }
  }
  return issues;
}

/** An issue for each page of the version in a folder that is not an area of its sidebar. */
export function pagesOutsideAreas({ sidebar, pages, version }: SidebarBuild): ContentIssue[] {
  const areas = sidebar.sidebar.areas.map(({ area }) => area);
  return [...pages.values()]
    .filter((page) => page.version === version && page.area !== null && !areas.includes(page.area))
    .map((page) => ({
      file: page.file ?? sidebar.file,
      reason: `is in the folder "${page.area}", which is not an area of ${sidebar.file}. Areas: ${areas.join(', ')}`,
    }));
}

/** A node and everything below it in reading order, each folder before its children. */
export function flatten(node: SidebarNode): SidebarNode[] {
  return [node, ...(node.children ?? []).flatMap(flatten)];
}

/** The nodes from the area down to the page; empty when the sidebar does not have the page. */
export function findBreadcrumbs(node: SidebarNode, path: string): SidebarNode[] {
  if (node.page.path === path) return [node];
  for (const child of node.children ?? []) {
    if (path !== child.page.path && !path.startsWith(`${child.page.path}/`)) continue;
    const breadcrumbs = findBreadcrumbs(child, path);
    if (breadcrumbs.length > 0) return [node, ...breadcrumbs];
  }
  return [];
}

function makeCategoryPage(
  build: SidebarBuild,
  path: string,
  entry: FolderEntry,
  at: PropertyKey[],
): Page {
  if (!entry.description && !build.pathsWithIssues.has(path)) {
    build.issues.push({
      file: build.sidebar.file,
      line: build.sidebar.lineOf(at),
      field: [...at, 'description'].join('.'),
      reason: `is missing. The folder "${path}" has no index.md, so its page is made from label and description.`,
    });
  }
  const description = entry.description ?? '';
  const page: Page = {
    path,
    url: pathToUrl(path),
    kind: 'category',
    title: entry.label,
    description,
    area: path.split('/')[0] ?? null,
    version: build.version,
    file: null,
    frontMatter: {
      kind: 'category',
      title: entry.label,
      description,
      draft: false,
      unlisted: false,
      hide_table_of_contents: true,
      toc_min_heading_level: 2,
      toc_max_heading_level: 3,
    },
    markdown: { tree: { type: 'root', children: [] }, headings: [] },
    lastUpdated: null,
  };
  build.pages.set(path, page);
  return page;
}

function listAlphabetically(build: SidebarBuild, path: string): SidebarEntry[] {
  const names = new Set<string>();
  const folders = new Set<string>();
  for (const page of build.pages.values()) {
    if (!page.path.startsWith(`${path}/`) || page.frontMatter.unlisted) continue;
    const [name = '', ...rest] = page.path.slice(path.length + 1).split('/');
    names.add(name);
    if (rest.length > 0) folders.add(name);
  }
  return [...names]
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((name) => {
      if (!folders.has(name)) return name;
      const page = build.pages.get(`${path}/${name}`);
      const label = page?.frontMatter.sidebar_label ?? page?.title ?? name;
      return { folder: name, label, description: `What ${label} holds.`, items: 'alphabetical' };
    });
}

function namesIn(build: SidebarBuild, path: string): string {
  const names = [...build.pages.keys()].filter((known) => parentPath(known) === path);
  return names.map((name) => name.slice(path.length + 1)).join(', ') || 'none';
}

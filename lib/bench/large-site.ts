import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { site } from '../config/site';
import type { Page } from '../docs/page';
import { type SidebarFile, sidebarFileSchema } from '../docs/schema';
import { loadContent } from '../docs/source';

const ENTRIES = 12;
/** What a build or a test has written, and what is linked. */
const EXCLUDED = /^(?:\.git|\.next.*|\.generated|\.data|\.output|node_modules|test-results)$/;
const SIDEBAR = 'content/docs/sidebar.yaml';

/** A page that every generated site of some size has. */
export const GENERATED_PAGE = '/docs/Area1/topic_1/topic_1/page_1';

/**
 * Copies a project to a temporary folder and adds pages until its documentation has about `pages` pages. The pages have
 * text, tables, and code. Areas and folders have at most twelve entries each, in two levels of folders, as authors would
 * divide so many pages.
 *
 * @param present current number of pages
 * @returns folder of the copy; the caller deletes it
 */
export function makeLargeSite(root: string, present: number, pages: number): string {
  const copy = mkdtempSync(join(tmpdir(), 'laurel-large-'));
  copyFolder(root, copy, (name) => !EXCLUDED.test(name));
  // Leaves out the caches, so that the copy is built from scratch.
  const modules = join(root, 'node_modules');
  copyFolder(modules, join(copy, 'node_modules'), (name) => name !== '.cache', true);

  const sidebar = sidebarFileSchema.parse(parse(readFileSync(join(copy, SIDEBAR), 'utf8')));
  let left = pages - present;
  for (let number = 1; left > LEVELS + 1; number++) {
    const { area, written } = writeArea(join(copy, 'content/docs'), number, left);
    sidebar.areas.push(area);
    left -= written;
  }
  writeFileSync(join(copy, SIDEBAR), stringify(sidebar));
  return copy;
}

/** All docs pages of a project, by path. */
export function readPages(root: string): ReadonlyMap<string, Page> {
  return loadContent({ root, locale: site.defaultLocale, drafts: false }).pages;
}

/**
 * Builds a copy with the git history of the original, from which the pages get their dates.
 *
 * @returns seconds of processor time
 */
export function buildSite(root: string, original: string): number {
  const env: NodeJS.ProcessEnv = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  try {
    const args = ['rev-parse', '--absolute-git-dir'];
    env.GIT_DIR = execFileSync('git', args, {
      cwd: original,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
    env.GIT_WORK_TREE = root;
  } catch {
    // Without a git history, neither site has dates.
  }
  // The last line is the processor time of everything that the shell has started.
  const output = execFileSync('sh', ['-c', 'npm run build:site && times'], {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [user = 0, system = 0] = [
    ...output
      .trimEnd()
      .split('\n')
      .slice(-1)
      .join()
      .matchAll(/(\d+)m([\d.]+)s/g),
  ].map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds));
  return user + system;
}

type AreaEntry = SidebarFile['areas'][number];
type Items = AreaEntry['items'];

/** Levels of folders below an area. Pages are in the lowest ones. */
const LEVELS = 2;

/** Writes an area of at most `maxPages` pages, with its landing page and its folders. */
function writeArea(
  docs: string,
  number: number,
  maxPages: number,
): { area: AreaEntry; written: number } {
  const id = `Area${number}`;
  const label = `Area ${number}`;
  const { items, written } = writeFolder(join(docs, id), label, LEVELS, maxPages - 1);
  return { area: { area: id, label, description: `${label}.`, items }, written: written + 1 };
}

/** Writes what a folder contains: pages, or folders if there are levels below it. Each folder also has a page. */
function writeFolder(
  folder: string,
  title: string,
  levels: number,
  maxPages: number,
): { items: Items; written: number } {
  mkdirSync(folder, { recursive: true });
  const items: Items = [];
  let written = 0;
  for (let number = 1; number <= ENTRIES && written + levels < maxPages; number++) {
    const name = `${title}.${number}`;
    if (levels === 0) {
      items.push(`page_${number}`);
      writeFileSync(join(folder, `page_${number}.md`), textOf(name));
      written++;
      continue;
    }
    const path = `topic_${number}`;
    const inner = writeFolder(join(folder, path), name, levels - 1, maxPages - written - 1);
    items.push({ folder: path, label: name, description: `${name}.`, items: inner.items });
    written += inner.written + 1;
  }
  return { items, written };
}

function textOf(title: string): string {
  const section = (name: string) => `## ${name}

The text of ${title} under ${name.toLowerCase()}: a paragraph of ordinary length, so that the page is a page.

| Name | Meaning |
|---|---|
| \`first\` | what comes first |
| \`second\` | what comes after it |

\`\`\`bash title="Terminal"
echo "${title}"
\`\`\`
`;
  const sections = ['What it is', 'How it works', 'What can go wrong'].map(section).join('\n');
  return `---
title: ${title}
description: A generated page, ${title}.
kind: guide
---

${sections}`;
}

/** Copies a folder; with `asLinks`, files are hard links if the file system allows it. */
function copyFolder(from: string, to: string, accepts: (name: string) => boolean, asLinks = false) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!accepts(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target, accepts, asLinks);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) copyFile(source, target, asLinks);
  }
}

function copyFile(source: string, target: string, asLink: boolean) {
  try {
    if (asLink) return linkSync(source, target);
  } catch {
    // The temporary folder can be on another file system.
  }
  copyFileSync(source, target);
}

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
import { type SidebarFile, sidebarFileSchema } from '../docs/schema';

const ENTRIES = 12;
const LEFT_OUT = new Set(['.git', '.next', '.output', 'node_modules', 'test-results']);
const SIDEBAR = 'content/docs/sidebar.yaml';

/**
 * Copies a project to a temporary folder and adds pages until its documentation has `pages` of them: areas of folders
 * of pages, none with more than twelve entries, each a page of text, a table and code.
 *
 * @param present how many pages the documentation has already
 * @returns the folder of the copy; the caller removes it
 */
export function makeLargeSite(root: string, present: number, pages: number): string {
  const copy = mkdtempSync(join(tmpdir(), 'laurel-large-'));
  copyFolder(root, copy, (name) => !LEFT_OUT.has(name));
  copyFolder(join(root, 'node_modules'), join(copy, 'node_modules'), () => true, true);

  const sidebar = sidebarFileSchema.parse(parse(readFileSync(join(copy, SIDEBAR), 'utf8')));
  let left = pages - present;
  for (let number = 1; left > 0; number++) {
    const { area, written } = writeArea(join(copy, 'content/docs'), number, left);
    sidebar.areas.push(area);
    left -= written;
  }
  writeFileSync(join(copy, SIDEBAR), stringify(sidebar));
  return copy;
}

/** Builds a copy; asks the history of the original for dates, as the original does. */
export function buildSite(root: string, original: string): void {
  const env: NodeJS.ProcessEnv = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  try {
    const ask = ['rev-parse', '--absolute-git-dir'];
    env.GIT_DIR = execFileSync('git', ask, {
      cwd: original,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
    env.GIT_WORK_TREE = root;
  } catch {
    // Without a history both sites have no dates.
  }
  execFileSync('npm', ['run', 'build'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

type AreaEntry = SidebarFile['areas'][number];

/** Writes an area of at most `most` pages: its own page, twelve folders, twelve pages in each. */
function writeArea(
  docs: string,
  number: number,
  most: number,
): { area: AreaEntry; written: number } {
  const id = `Area${number}`;
  const items: AreaEntry['items'] = [];
  let written = 1;
  for (let folder = 1; folder <= ENTRIES && written + 1 < most; folder++) {
    const name = `topic_${folder}`;
    const path = join(docs, id, name);
    mkdirSync(path, { recursive: true });
    written++;
    const names: string[] = [];
    for (let page = 1; page <= ENTRIES && written < most; page++) {
      names.push(`page_${page}`);
      writeFileSync(join(path, `page_${page}.md`), textOf(`${id} ${folder}.${page}`));
      written++;
    }
    items.push({
      folder: name,
      label: `Topic ${folder}`,
      description: `Topic ${folder}.`,
      items: names,
    });
  }
  const area = { area: id, label: `Area ${number}`, description: `Area ${number}.`, items };
  return { area, written };
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

/** Copies a folder; with `asLinks` its files are shared with the original where the file system can. */
function copyFolder(from: string, to: string, accepts: (name: string) => boolean, asLinks = false) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!accepts(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target, accepts, asLinks);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) copyOne(source, target, asLinks);
  }
}

function copyOne(source: string, target: string, asLink: boolean) {
  try {
    if (asLink) return linkSync(source, target);
  } catch {
    // The temporary folder may lie on another disk.
  }
  copyFileSync(source, target);
}

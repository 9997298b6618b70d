import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parse, stringify } from 'yaml';
import { type SidebarFile, sidebarFileSchema } from '../../content/load/schema';

/** Areas and folders have at most so many entries, in two levels of folders, as authors would divide so many pages. */
const ENTRIES = 12;
const LEVELS = 2;
/** Output of builds and tests, and linked files. */
const EXCLUDED = /^(?:\.git|\.next.*|\.generated|\.data|\.output|node_modules|test-results)$/;
const SIDEBAR = 'content/docs/sidebar.yaml';
/** The page that is added under many names: text, tables, and code. */
const SOURCE = 'content/docs/Sdk/core_concepts/event_lifecycle.md';

/** A page that every generated site of some size has. */
export const GENERATED_PAGE = '/docs/Area1/topic_1/topic_1/page_1';

type Items = SidebarFile['areas'][number]['items'];

/**
 * Copies a project to a temporary folder and adds pages until its documentation has about `pages` pages.
 *
 * @param present current number of pages
 * @returns folder of the copy; the caller deletes it
 */
export function makeLargeSite(root: string, present: number, pages: number): string {
  const copy = mkdtempSync(join(tmpdir(), 'laurel-large-'));
  const filter = (path: string) => !EXCLUDED.test(relative(root, path).split('/')[0] ?? '');
  cpSync(root, copy, { recursive: true, filter });
  // Hard links, unless the temporary folder is on another file system.
  const modules = [join(root, 'node_modules'), copy];
  if (spawnSync('cp', ['-al', ...modules]).status !== 0) execFileSync('cp', ['-a', ...modules]);

  const sidebar = sidebarFileSchema.parse(parse(readFileSync(join(copy, SIDEBAR), 'utf8')));
  let left = pages - present;
  const writeFolder = (folder: string, levels: number): Items => {
    mkdirSync(folder);
    const items: Items = [];
    // An area or a folder also has a page.
    left--;
    for (let number = 1; number <= ENTRIES && left > levels; number++) {
      const [page, topic] = [`page_${number}`, `topic_${number}`];
      if (levels > 0) {
        const inner = writeFolder(join(folder, topic), levels - 1);
        items.push({ folder: topic, label: topic, description: 'Generated.', items: inner });
      } else {
        copyFileSync(SOURCE, join(folder, `${page}.md`));
        items.push(page);
        left--;
      }
    }
    return items;
  };
  for (let number = 1; left > LEVELS; number++) {
    const area = `Area${number}`;
    const items = writeFolder(join(copy, 'content/docs', area), LEVELS);
    sidebar.areas.push({ area, label: area, description: 'Generated.', items });
  }
  writeFileSync(join(copy, SIDEBAR), stringify(sidebar));
  return copy;
}

/** Builds a copy with the git history of the original, from which the pages get their dates. */
export function buildSite(root: string, original: string): void {
  const git = ['rev-parse', '--absolute-git-dir'];
  const GIT_DIR = execFileSync('git', git, { cwd: original, encoding: 'utf8' }).trim();
  const env = { ...process.env, GIT_DIR, GIT_WORK_TREE: root };
  execFileSync('npm', ['run', 'build:site'], { cwd: root, env, stdio: 'inherit' });
}

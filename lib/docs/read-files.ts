import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseFrontMatter } from './front-matter';
import type { ReadFile } from './markdown-file';
import { parseMarkdown } from './parse';
import { ParseCache } from './parse-cache';

/**
 * For the dev server only: a build reads all content once. When the code that parses changes, this module is loaded again,
 * with a new cache.
 */
const parseCache = process.env.NODE_ENV === 'development' ? new ParseCache() : null;

const parsedFiles = new Map<string, { changed: number; result: ReadFile }>();

/** Every Markdown file below a folder, as sorted paths from the root. */
export function listMarkdown(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Reads and parses a file; again only when it has changed since. */
export function readMarkdown(root: string, file: string): ReadFile {
  const path = join(root, file);
  const changed = statSync(path).mtimeMs;
  const known = parsedFiles.get(path);
  if (known?.changed === changed) return known.result;
  const source = readFileSync(path, 'utf8');
  const stored = parseCache?.read(file, source);
  const result = stored ?? parse(file, source);
  if (!stored && !result.issues) parseCache?.store(file, source, result);
  parsedFiles.set(path, { changed, result });
  return result;
}

function parse(file: string, source: string): ReadFile {
  const parsed = parseFrontMatter(file, source);
  if (Array.isArray(parsed)) return { file, issues: parsed };
  const markdown = parseMarkdown(file, parsed.body);
  if (Array.isArray(markdown)) return { file, issues: markdown };
  return { file, parsed, markdown, issues: null };
}

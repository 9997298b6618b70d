import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { insertTexts } from '../tags/insert-texts';
import type { ContentIssue } from './content-error';
import { type ParsedFile, parseFrontMatter } from './front-matter';
import type { FileHead, ReadFile, ValidFile } from './markdown-file';
import { parseMarkdown } from './parse';
import { ParseCache } from './parse-cache';

interface KnownFile {
  changed: number;
  /** With texts in the place of tags. */
  source: string;
  parsed: ParsedFile | ContentIssue[];
  /** Null until the body is needed. */
  result: ReadFile | null;
}

const knownFiles = new Map<string, KnownFile>();

/**
 * For the dev server only: a build reads all content once. When the code that parses changes, this module is loaded again,
 * with a new cache.
 */
let parseCache: ParseCache | undefined;

/** Every Markdown file below a folder, as sorted paths from the root. */
export function listMarkdown(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Reads the front matter of a file; again only when the file has changed since. */
export function readFrontMatter(root: string, file: string): FileHead {
  const { parsed } = readFile(root, file);
  return Array.isArray(parsed) ? { file, issues: parsed } : { file, parsed, issues: null };
}

/** Reads and parses a file; again only when it has changed since. */
export function readMarkdown(root: string, file: string): ReadFile {
  const known = readFile(root, file);
  known.result ??= parseBody(file, known);
  return known.result;
}

function readFile(root: string, file: string): KnownFile {
  const path = join(root, file);
  const changed = statSync(path).mtimeMs;
  const known = knownFiles.get(path);
  if (known?.changed === changed) return known;
  const { source, issues } = insertTexts(file, readFileSync(path, 'utf8'));
  const parsed = issues.length > 0 ? issues : parseFrontMatter(file, source);
  const read = { changed, source, parsed, result: null };
  knownFiles.set(path, read);
  return read;
}

function parseBody(file: string, { source, parsed }: KnownFile): ReadFile {
  if (Array.isArray(parsed)) return { file, issues: parsed };
  if (process.env.NODE_ENV === 'development') parseCache ??= new ParseCache();
  const stored = parseCache?.read(file, source);
  if (stored) return stored;
  const markdown = parseMarkdown(file, parsed.body);
  if (Array.isArray(markdown)) return { file, issues: markdown };
  const result: ValidFile = { file, parsed, markdown, issues: null };
  parseCache?.store(file, source, result);
  return result;
}

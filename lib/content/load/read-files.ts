import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { insertTexts } from '../tags/insert-texts';
import type { ContentIssue } from './content-error';
import { type ParsedFile, parseFrontMatter } from './front-matter';
import type { FileHead, ReadFile } from './markdown-file';
import { parseMarkdown } from './parse';

interface KnownFile {
  changed: number;
  parsed: ParsedFile | ContentIssue[];
  /** Null until the body is needed. */
  result: ReadFile | null;
}

const knownFiles = new Map<string, KnownFile>();

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
  const read = { changed, parsed, result: null };
  knownFiles.set(path, read);
  return read;
}

function parseBody(file: string, { parsed }: KnownFile): ReadFile {
  if (Array.isArray(parsed)) return { file, issues: parsed };
  const markdown = parseMarkdown(file, parsed.body);
  if (Array.isArray(markdown)) return { file, issues: markdown };
  return { file, parsed, markdown, issues: null };
}

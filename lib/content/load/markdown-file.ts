import type { ContentIssue } from './content-error';
import type { ParsedFile } from './front-matter';
import type { ParsedMarkdown } from './parsed-markdown';

/** A Markdown file whose front matter is valid. Its body may still have issues. */
export interface ValidHead {
  file: string;
  parsed: ParsedFile;
  issues: null;
}

/** A Markdown file that passed every rule. */
export interface ValidFile extends ValidHead {
  markdown: ParsedMarkdown;
}

interface InvalidFile {
  file: string;
  issues: ContentIssue[];
}

/** The front matter of a Markdown file as read: valid, or with its issues. */
export type FileHead = ValidHead | InvalidFile;

/** A Markdown file as read: valid, or with its issues. */
export type ReadFile = ValidFile | InvalidFile;

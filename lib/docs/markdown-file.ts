import type { ContentIssue } from './content-error';
import type { ParsedFile } from './front-matter';
import type { ParsedMarkdown } from './parse';

/** A Markdown file that passed every rule. */
export interface ValidFile {
  file: string;
  parsed: ParsedFile;
  markdown: ParsedMarkdown;
  issues: null;
}

/** A Markdown file as read: valid, or with its issues. */
export type ReadFile = ValidFile | { file: string; issues: ContentIssue[] };

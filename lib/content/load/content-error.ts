/** One problem in a file under `content`. */
export interface ContentIssue {
  /** Path from the project's root. */
  file: string;
  line?: number;
  /** Front matter field, component attribute or sidebar entry. */
  field?: string;
  reason: string;
}

/** Stops the build. The message has one line per issue: file, line, field and what to do. */
export class ContentError extends Error {
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly ContentIssue[]) {
    const count = issues.length === 1 ? '1 error' : `${issues.length} errors`;
    super(`The content has ${count}:\n${issues.map(formatIssue).join('\n')}`);
    this.name = 'ContentError';
    this.issues = issues;
  }
}

/** `content/docs/a.md:4 [title] is missing`: terminals and editors turn this form into a link. */
export function formatIssue({ file, line, field, reason }: ContentIssue): string {
  return `  ${file}${line ? `:${line}` : ''}${field ? ` [${field}]` : ''} ${reason}`;
}

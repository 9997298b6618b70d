/** One thing that is wrong with a file under `content`. */
export interface ContentFault {
  /** Path from the project's root. */
  file: string;
  line?: number;
  /** Front matter field, component attribute or sidebar entry. */
  field?: string;
  reason: string;
}

/** Stops the build: the message has a line a fault, each with file, line, field and what to do. */
export class ContentError extends Error {
  readonly faults: readonly ContentFault[];

  constructor(faults: readonly ContentFault[]) {
    const count = faults.length === 1 ? 'a fault' : `${faults.length} faults`;
    super(`The content has ${count}:\n${faults.map(formatFault).join('\n')}`);
    this.name = 'ContentError';
    this.faults = faults;
  }
}

/** `content/docs/a.md:4 [title] is missing`: the form that terminals and editors link. */
export function formatFault({ file, line, field, reason }: ContentFault): string {
  return `  ${file}${line ? `:${line}` : ''}${field ? ` [${field}]` : ''} ${reason}`;
}

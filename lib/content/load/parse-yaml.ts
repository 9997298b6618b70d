import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { ContentIssue } from './content-error';

/** YAML that matches its schema, and the lines of its entries. */
export interface ParsedYaml<T> {
  data: T;
  /** Line of the entry at a path such as `['areas', 0, 'items', 3]`, or of the closest entry around it. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/**
 * Parses YAML and checks it against a schema.
 *
 * @param linesBefore lines of the file above the YAML
 * @returns the data, or every issue with its line and field
 */
export function parseYaml<T>(
  file: string,
  yaml: string,
  schema: z.ZodType<T>,
  linesBefore = 0,
): ParsedYaml<T> | ContentIssue[] {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore;
  if (document.errors.length > 0) {
    return document.errors.map(({ pos, message }) => ({
      file,
      line: lineAt(pos[0]),
      reason: `is not valid YAML: ${message}`,
    }));
  }
  let given: unknown;
  try {
    given = document.toJS();
  } catch (error) {
    // An alias without its anchor is found only here, without a line.
    const message = error instanceof Error ? error.message : String(error);
    return [{ file, line: 1, reason: `is not valid YAML: ${message}` }];
  }

  const lineOf = (path: readonly PropertyKey[]): number => {
    const around = path.slice(0, -1);
    const key = path.at(-1);
    if (key === undefined) return 1;
    const parent = around.length === 0 ? document.contents : document.getIn(around, true);
    const node = isMap(parent)
      ? parent.items.find((item) => isScalar(item.key) && item.key.value === key)?.key
      : document.getIn(path, true);
    const range =
      node && typeof node === 'object' && 'range' in node ? (node.range as [number]) : null;
    return range ? lineAt(range[0]) : lineOf(around);
  };
  const result = schema.safeParse(given);
  if (result.success) return { data: result.data, lineOf };
  return innermostIssues(result.error.issues).map(({ path, missing, message }) => ({
    file,
    line: lineOf(path),
    ...(path.length > 0 && { field: path.join('.') }),
    reason: missing && !document.hasIn(path) ? 'is missing' : message,
  }));
}

interface IssueAtPath {
  path: PropertyKey[];
  /** Whether a missing value may be the cause. */
  missing: boolean;
  message: string;
}

/** Lists unknown keys one by one, and for a union only the issues of the alternative that matches best. */
function innermostIssues(
  issues: readonly z.core.$ZodIssue[],
  around: PropertyKey[] = [],
): IssueAtPath[] {
  return issues.flatMap((issue): IssueAtPath[] => {
    const path = [...around, ...issue.path];
    if (issue.code === 'unrecognized_keys') {
      const message = 'is not a known key here. Correct or remove it.';
      return issue.keys.map((key) => ({ path: [...path, key], missing: false, message }));
    }
    const closest = issue.code === 'invalid_union' ? issue.errors.find(hasMatchingType) : undefined;
    if (closest) return innermostIssues(closest, path);
    return [{ path, missing: true, message: issue.message }];
  });
}

function hasMatchingType(issues: readonly z.core.$ZodIssue[]): boolean {
  return issues.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys');
}

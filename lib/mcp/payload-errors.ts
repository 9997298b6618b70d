import type { z } from 'zod';
import { escapePointerPart } from '../openapi/json-pointer';

/** A validation error of a payload. */
export interface PayloadError {
  /** JSON pointer into the payload; empty for the whole payload. */
  path: string;
  message: string;
}

type Issue = z.core.$ZodIssue;

/** All validation errors of a payload; none if it is valid. */
export function payloadErrors(schema: z.ZodType, payload: unknown): PayloadError[] {
  const { error } = schema.safeParse(payload);
  return (error?.issues ?? []).flatMap((issue) => errorsOf(issue, []));
}

function errorsOf(issue: Issue, above: readonly PropertyKey[]): PayloadError[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: pointer([...path, key]),
      message: 'is not a known field',
    }));
  }
  if (issue.code === 'invalid_union') {
    const branch = closestBranch(issue.errors);
    if (branch) return branch.flatMap((inner) => errorsOf(inner, path));
  }
  return [{ path: pointer(path), message: issue.message }];
}

/** The variant of a union that matches the value best: of those with the right type, the one with the fewest errors. */
function closestBranch(branches: readonly Issue[][]): Issue[] | undefined {
  const isOtherType = (issues: Issue[]) =>
    issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0);
  return branches
    .filter((issues) => !isOtherType(issues))
    .sort((a, b) => a.length - b.length)
    .at(0);
}

function pointer(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${escapePointerPart(String(key))}`).join('');
}

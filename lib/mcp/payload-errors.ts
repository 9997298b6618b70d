import type { z } from 'zod';

/** What is wrong with a payload, and where. */
export interface PayloadError {
  /** JSON pointer into the payload; empty for the payload as a whole. */
  path: string;
  message: string;
}

type Issue = z.core.$ZodIssue;

/** All faults of a payload; none when it is valid. */
export function payloadErrors(schema: z.ZodType, payload: unknown): PayloadError[] {
  const { error } = schema.safeParse(payload);
  return (error?.issues ?? []).flatMap((issue) => faultsOf(issue, []));
}

function faultsOf(issue: Issue, above: readonly PropertyKey[]): PayloadError[] {
  const place = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: pointer([...place, key]),
      message: 'The name is not known here.',
    }));
  }
  if (issue.code === 'invalid_union') {
    const branch = nearestBranch(issue.errors);
    if (branch) return branch.flatMap((inner) => faultsOf(inner, place));
  }
  return [{ path: pointer(place), message: issue.message }];
}

/** Of the shapes that a value may have, the one that it was probably meant to have. */
function nearestBranch(branches: readonly Issue[][]): Issue[] | undefined {
  const isOtherType = (issues: Issue[]) =>
    issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0);
  return branches
    .filter((issues) => !isOtherType(issues))
    .sort((a, b) => a.length - b.length)
    .at(0);
}

function pointer(place: readonly PropertyKey[]): string {
  return place.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

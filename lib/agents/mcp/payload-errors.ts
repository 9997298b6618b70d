import type { z } from 'zod';
import { firstMessages, shortName } from '../../api/contract/errors/message-limits';
import { escapePointerPart } from '../../api/openapi/json-pointer';
import { MCP_LIMITS } from './limits';

/** A validation error of a payload. */
export interface PayloadError {
  /** JSON pointer into the payload; empty for the whole payload. */
  path: string;
  message: string;
}

type Issue = z.core.$ZodIssue;

/** The first validation errors of a payload, and how many there are besides; none if it is valid. */
export function payloadErrors(
  schema: z.ZodType,
  payload: unknown,
): { errors: PayloadError[]; more: number } {
  const { error } = schema.safeParse(payload);
  const errors: PayloadError[] = [];
  let count = 0;
  for (const { path, message } of errorsOf(error?.issues ?? [], [])) {
    count += 1;
    if (count > MCP_LIMITS.errors) continue;
    const [shortMessage = ''] = firstMessages([message]);
    errors.push({ path: pointer(path), message: shortMessage });
  }
  return { errors, more: count - errors.length };
}

interface FoundError {
  path: readonly PropertyKey[];
  message: string;
}

/** The errors one after the other, their paths in parts: a payload can have many, with long names. */
function* errorsOf(issues: readonly Issue[], above: readonly PropertyKey[]): Generator<FoundError> {
  for (const issue of issues) {
    const path = [...above, ...issue.path];
    const branch = issue.code === 'invalid_union' ? closestBranch(issue.errors) : undefined;
    if (branch) yield* errorsOf(branch, path);
    else if (issue.code !== 'unrecognized_keys') yield { path, message: issue.message };
    else for (const key of issue.keys) yield { path: [...path, key], message: UNKNOWN_FIELD };
  }
}

const UNKNOWN_FIELD = 'is not a known field';

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
  return path.map((key) => `/${escapePointerPart(shortName(String(key)))}`).join('');
}

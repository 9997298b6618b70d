import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** One message for each problem of a request: the name of the field, then the rule, without a period. */
export function validationMessages(issues: readonly Issue[]): string[] {
  return [...new Set(issues.flatMap((issue) => messagesOf(issue, [])))];
}

/** Like {@link validationMessages}, for a query: a parameter is a list only if it was sent more than once. */
export function queryMessages(issues: readonly Issue[]): string[] {
  return [
    ...new Set(
      issues.flatMap((issue) =>
        MISMATCHES.has(issue.code) && Array.isArray(issue.input)
          ? [`${nameOf(issue.path)} must be sent only once`]
          : messagesOf(issue, []),
      ),
    ),
  ];
}

/** Problems of a value as a whole. */
const MISMATCHES: ReadonlySet<Issue['code']> = new Set(['invalid_type', 'invalid_value']);

function messagesOf(issue: Issue, parent: readonly PropertyKey[]): string[] {
  const path = [...parent, ...issue.path];
  const name = nameOf(path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => `${nameOf([...path, key])} is not recognized`);
    case 'invalid_union': {
      const [closest] = [...issue.errors].sort((a, b) => a.length - b.length);
      return closest && closest.length > 0
        ? closest.flatMap((inner) => messagesOf(inner, path))
        : [`${name} has an invalid value`];
    }
    case 'invalid_type':
      return [
        issue.input === undefined
          ? `${name} is required`
          : `${name} must be ${typeName(issue.expected)}`,
      ];
    case 'invalid_value':
      return [
        issue.input === undefined
          ? `${name} is required`
          : `${name} must be ${listed(issue.values)}`,
      ];
    case 'too_small':
      return [`${name} must ${minimum(issue)}`];
    case 'too_big':
      return [`${name} must ${maximum(issue)}`];
    case 'not_multiple_of':
      return [`${name} must be a multiple of ${issue.divisor}`];
    case 'invalid_format':
      return [`${name} ${formatRule(issue)}`];
    default:
      return [path.length === 0 ? issue.message : `${name} ${issue.message}`];
  }
}

function nameOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'body';
  return path.map(String).join('.');
}

function typeName(expected: string): string {
  switch (expected) {
    case 'int':
      return 'an integer';
    case 'array':
      return 'a list';
    case 'object':
      return 'an object';
    default:
      return `a ${expected}`;
  }
}

function listed(values: readonly unknown[]): string {
  if (values.length === 1) return String(values[0]);
  return `one of ${values.map(String).join(', ')}`;
}

function formatRule({ format, message }: z.core.$ZodIssueInvalidStringFormat): string {
  if (format === 'email') return 'must be an email address';
  if (format === 'url') return 'must be an https address';
  // Every pattern of a request defines its message.
  return message.startsWith('must') ? message : `must have the format ${format}`;
}

function minimum({ origin, minimum: limit, inclusive }: z.core.$ZodIssueTooSmall): string {
  if (origin === 'string')
    return limit === 1 ? 'not be empty' : `have at least ${limit} characters`;
  if (origin === 'array') return `contain at least ${entries(limit)}`;
  return inclusive === false ? `be greater than ${limit}` : `be at least ${limit}`;
}

function maximum({ origin, maximum: limit, inclusive }: z.core.$ZodIssueTooBig): string {
  if (origin === 'string') return `have at most ${limit} characters`;
  if (origin === 'array') return `contain at most ${entries(limit)}`;
  return inclusive === false ? `be less than ${limit}` : `be at most ${limit}`;
}

function entries(count: number | bigint): string {
  return `${count} ${count === 1 ? 'entry' : 'entries'}`;
}

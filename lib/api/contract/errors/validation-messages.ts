import type { z } from 'zod';
import { firstMessages, listThatFits, shortName } from './message-limits';

type Issue = z.core.$ZodIssue;

/** One message for each of the first problems of a request: the name of the field, then the rule, without a period. */
export function validationMessages(issues: readonly Issue[]): string[] {
  return firstMessages(eachMessage(issues, messagesOf));
}

/** Like {@link validationMessages}, for a query or a form, which have a list only if a name was sent more than once. */
export function queryMessages(issues: readonly Issue[]): string[] {
  return firstMessages(
    eachMessage(issues, (issue, parent) =>
      MISMATCHES.has(issue.code) && Array.isArray(issue.input)
        ? [`${nameOf(issue.path)} must be sent only once`]
        : messagesOf(issue, parent),
    ),
  );
}

type MessagesOf = (issue: Issue, parent: readonly PropertyKey[]) => Iterable<string>;

/** The messages one after the other, so that whoever stops reading them leaves the others unmade. */
function* eachMessage(
  issues: readonly Issue[],
  messages: MessagesOf,
  parent: readonly PropertyKey[] = [],
): Generator<string> {
  for (const issue of issues) yield* messages(issue, parent);
}

/** Problems of a value as a whole. */
const MISMATCHES: ReadonlySet<Issue['code']> = new Set(['invalid_type', 'invalid_value']);

function* messagesOf(issue: Issue, parent: readonly PropertyKey[]): Generator<string> {
  const path = [...parent, ...issue.path];
  const name = nameOf(path);
  switch (issue.code) {
    case 'unrecognized_keys':
      for (const key of issue.keys) yield `${nameOf([...path, key])} is not recognized`;
      return;
    case 'invalid_union': {
      const [closest] = [...issue.errors].sort((a, b) => a.length - b.length);
      if (closest && closest.length > 0) yield* eachMessage(closest, messagesOf, path);
      else yield unionMessage(name, issue);
      return;
    }
    case 'invalid_type':
      yield issue.input === undefined
        ? `${name} is required`
        : `${name} must be ${typeName(issue.expected)}`;
      return;
    case 'invalid_value':
      yield issue.input === undefined
        ? `${name} is required`
        : `${name} must be ${listed(name, issue.values)}`;
      return;
    case 'too_small':
      yield `${name} must ${minimum(issue)}`;
      return;
    case 'too_big':
      yield `${name} must ${maximum(issue)}`;
      return;
    case 'not_multiple_of':
      yield `${name} must be a multiple of ${issue.divisor}`;
      return;
    case 'invalid_format':
      yield `${name} ${formatRule(issue)}`;
      return;
    default:
      yield path.length === 0 ? issue.message : `${name} ${issue.message}`;
  }
}

function nameOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'body';
  return shortName(path.map((part) => shortName(String(part))).join('.'));
}

/** The message if a field selects none of several kinds of objects. */
function unionMessage(name: string, issue: z.core.$ZodIssueInvalidUnion): string {
  const { discriminator, input } = issue;
  if (discriminator === undefined || !('options' in issue)) return `${name} has an invalid value`;
  const isMissing = (input as Record<string, unknown>)[discriminator] === undefined;
  return isMissing ? `${name} is required` : `${name} must be ${listed(name, issue.options ?? [])}`;
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

function listed(name: string, values: readonly unknown[]): string {
  if (values.length === 1) return String(values[0]);
  return `one of ${listThatFits(values, `${name} must be one of `)}`;
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

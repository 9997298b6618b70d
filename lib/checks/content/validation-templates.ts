import type { z } from 'zod';
import { INTERNAL_MESSAGE, UNAVAILABLE_MESSAGE } from '../../api/contract/errors/server-messages';
import { queryMessages, validationMessages } from '../../api/contract/errors/validation-messages';
import { defaultServerUrl } from '../../config/api-url';
import { buildOpenApiDocument } from '../../openapi/document';
import { SANDBOX_FULL } from '../../sandbox/use-guard';

type Issue = z.core.$ZodIssue;

const NAME = 'name';
const LIMIT = 7;

/** One problem of each kind that validation reports. */
const PROBLEMS = [
  { code: 'invalid_type', expected: 'string', input: undefined },
  ...['string', 'number', 'int', 'boolean', 'array', 'object'].map((expected) => ({
    code: 'invalid_type',
    expected,
    input: null,
  })),
  ...['number', 'string', 'array'].flatMap((origin) => [
    { code: 'too_small', origin, minimum: LIMIT, inclusive: true },
    { code: 'too_small', origin, minimum: 1, inclusive: false },
    { code: 'too_big', origin, maximum: LIMIT, inclusive: true },
  ]),
  { code: 'not_multiple_of', divisor: LIMIT },
  { code: 'invalid_format', format: 'email', message: '' },
  { code: 'invalid_format', format: 'url', message: '' },
].map((problem) => ({ path: [NAME], message: '', ...problem }) as unknown as Issue);

/** A parameter of a query that was sent twice. */
const REPEATED = [
  { code: 'invalid_type', expected: 'string', input: [], path: [NAME], message: '' },
] as Issue[];

/** What follows the name of the field in validation messages, with any number as limit. */
const RULES = [...validationMessages(PROBLEMS), ...queryMessages(REPEATED)].map(
  (message) => new RegExp(`^${message.slice(NAME.length + 1).replace(/\d+/, '-?[\\d.]+')}$`),
);

const document = buildOpenApiDocument({ serverUrl: defaultServerUrl });
const names = new Set(fieldNames(document));

/** Messages that any operation can return, besides those of the catalog. */
export const commonMessages: readonly string[] = [
  ...commonExamples(document),
  INTERNAL_MESSAGE,
  UNAVAILABLE_MESSAGE,
  ...Object.values(SANDBOX_FULL).flatMap(({ messages }) => messages),
];

/** Whether validation can report this message: it names a field of the contract, then a rule. */
export function matchesTemplate(message: string): boolean {
  const [name = ''] = message.split(' ', 1);
  const rule = message.slice(name.length + 1);
  // The name is one that the contract doesn't have.
  if (rule === 'is not recognized') return true;
  return names.has(name.split('.').at(-1) ?? '') && RULES.some((each) => each.test(rule));
}

/** The names of all parameters and fields. */
function fieldNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { in: place, name, properties } = value as Record<string, unknown>;
  return [
    ...(typeof place === 'string' && typeof name === 'string' ? [name] : []),
    ...(typeof properties === 'object' && properties !== null ? Object.keys(properties) : []),
    ...Object.values(value).flatMap(fieldNames),
  ];
}

/** The messages in the examples of responses that operations share. */
function commonExamples({ components }: ReturnType<typeof buildOpenApiDocument>): string[] {
  return Object.values(components?.responses ?? {}).flatMap((response) => {
    const content = 'content' in response ? response.content : undefined;
    const example = content?.['application/json']?.example as { message?: string[] } | undefined;
    return example?.message ?? [];
  });
}

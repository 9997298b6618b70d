import type { z } from 'zod';
import { checkFile } from './checks/check-file';
import { formatPath, type Problem, ShopFileError } from './problems';
import { type ShopFile, shopFile } from './shop-file.schema';

/**
 * Validates a shop file.
 *
 * @param now the time that relative timestamps count from
 * @throws ShopFileError with every problem and its path
 */
export function readShopFile(input: unknown, now: Date): ShopFile {
  const parsed = shopFile.safeParse(input, { reportInput: true });
  if (!parsed.success) throw new ShopFileError(parsed.error.issues.flatMap(problemsOf));
  const problems = checkFile(parsed.data, now);
  if (problems.length > 0) throw new ShopFileError(problems);
  return parsed.data;
}

function problemsOf(issue: z.core.$ZodIssue): Problem[] {
  const path = formatPath(issue.path) || 'The file';
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: formatPath([...issue.path, key]),
      message: 'is not a known field. Remove it, or correct its name.',
    }));
  }
  if (issue.code === 'invalid_union' && issue.discriminator !== undefined) {
    const options = 'options' in issue ? (issue.options as unknown[]) : [];
    return [{ path, message: `must be ${oneOf(options)}.` }];
  }
  if (issue.input === undefined && issue.code.startsWith('invalid_')) {
    return [{ path, message: 'is missing. Add it.' }];
  }
  return [{ path, message: sentenceOf(issue) }];
}

/** The schema's own messages begin with "must"; those of the library are put in this form. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.message.startsWith('must ')) return `${issue.message}.`;
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPES[issue.expected] ?? issue.expected}.`;
    case 'invalid_value':
      return `must be ${oneOf(issue.values)}.`;
    case 'invalid_format':
      return `must be ${FORMATS[issue.format] ?? 'in another format'}.`;
    case 'too_small':
      return minimumOf(issue);
    case 'too_big':
      return `must be at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}${issue.origin === 'array' ? ' entries' : ''}.`;
    default:
      return `is not valid: ${issue.message}.`;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  int: 'an integer',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an email address',
  url: 'an absolute URL such as `https://shop.example`',
  datetime: 'a timestamp such as `2025-03-04T09:15:00Z`',
};

function minimumOf({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): string {
  if (origin === 'array' || (origin === 'string' && Number(minimum) <= 1))
    return 'must not be empty.';
  return origin === 'string'
    ? `must have at least ${minimum} characters.`
    : `must be ${inclusive ? 'at least' : 'greater than'} ${minimum}.`;
}

const OR = new Intl.ListFormat('en', { type: 'disjunction' });

function oneOf(values: readonly unknown[]): string {
  return OR.format(values.map((value) => `\`${value}\``));
}

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
    return [{ path, message: 'has no known value. Correct it.' }];
  }
  if (issue.input === undefined && issue.code.startsWith('invalid_')) {
    return [{ path, message: 'is missing. Add it.' }];
  }
  return [{ path, message: sentenceOf(issue) }];
}

/** The schema's messages of its own begin with "must"; those of the library are put in this form. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.message.startsWith('must ')) return `${issue.message}.`;
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${issue.expected === 'int' ? 'an integer' : `of type ${issue.expected}`}.`;
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(', ')}.`.replace(/, ([^,]*)$/, ' or $1');
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? 'must not be empty.'
        : `must be ${issue.inclusive ? 'at least' : 'greater than'} ${issue.minimum}.`;
    case 'too_big':
      return `must be at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}${issue.origin === 'array' ? ' entries' : ''}.`;
    default:
      return `is not valid: ${issue.message}.`;
  }
}

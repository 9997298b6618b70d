import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { validationMessages } from './validation-messages';

const schema = z.strictObject({
  count: z.int().min(1).max(5),
  title: z.string().trim().min(1).max(3),
  kind: z.enum(['a', 'b']),
  list: z.array(z.int()).min(1).max(2),
  nested: z.strictObject({ flag: z.boolean() }),
});
const valid = { count: 1, title: 'abc', kind: 'a', list: [1], nested: { flag: true } };

function messages(change: Record<string, unknown>): string[] {
  const result = schema.safeParse({ ...valid, ...change }, { reportInput: true });
  return result.success ? [] : validationMessages(result.error.issues);
}

describe('the message of a validation error', () => {
  it.each([
    [{ count: undefined }, 'count is required'],
    [{ count: '1' }, 'count must be a number'],
    [{ count: 1.5 }, 'count must be an integer'],
    [{ count: 0 }, 'count must be at least 1'],
    [{ count: 6 }, 'count must be at most 5'],
    [{ title: ' ' }, 'title must not be empty'],
    [{ title: 'abcd' }, 'title must have at most 3 characters'],
    [{ kind: 'c' }, 'kind must be one of a, b'],
    [{ kind: undefined }, 'kind is required'],
    [{ list: [] }, 'list must contain at least 1 entry'],
    [{ list: [1, 2, 3] }, 'list must contain at most 2 entries'],
    [{ list: [1, 'x'] }, 'list.1 must be a number'],
    [{ nested: { flag: 'true' } }, 'nested.flag must be a boolean'],
    [{ nested: null }, 'nested must be an object'],
  ])('for %j', (change, message) => {
    expect(messages(change)).toEqual([message]);
  });

  it('stands once for each problem', () => {
    expect(messages({ count: 0, kind: 'c', color: 'red' })).toHaveLength(3);
  });
});

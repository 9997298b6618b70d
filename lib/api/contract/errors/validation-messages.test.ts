import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { validationMessages } from './validation-messages';

const messagesFor = (schema: z.ZodType, value: unknown) =>
  validationMessages(schema.safeParse(value, { reportInput: true }).error?.issues ?? []);

describe('a validation message', () => {
  it.each<[z.ZodType, unknown, string]>([
    [z.object({ id: z.int() }), {}, 'id is required'],
    [z.object({ id: z.int() }), { id: '1' }, 'id must be a number'],
    [z.object({ id: z.int() }), { id: 1.5 }, 'id must be an integer'],
    [z.object({ ids: z.array(z.int()) }), { ids: 1 }, 'ids must be a list'],
    [z.object({ name: z.object({}) }), { name: 1 }, 'name must be an object'],
    [z.object({ name: z.string() }), { name: 1 }, 'name must be a string'],
    [z.object({ kind: z.literal('guest') }), {}, 'kind is required'],
    [z.object({ kind: z.literal('guest') }), { kind: 1 }, 'kind must be guest'],
    [z.object({ kind: z.enum(['a', 'b']) }), { kind: 'c' }, 'kind must be one of a, b'],
    [z.object({ name: z.string().min(1) }), { name: '' }, 'name must not be empty'],
    [z.object({ name: z.string().min(2) }), { name: 'a' }, 'name must have at least 2 characters'],
    [z.object({ name: z.string().max(2) }), { name: 'abc' }, 'name must have at most 2 characters'],
    [z.object({ ids: z.array(z.int()).min(1) }), { ids: [] }, 'ids must contain at least 1 entry'],
    [
      z.object({ ids: z.array(z.int()).min(2) }),
      { ids: [1] },
      'ids must contain at least 2 entries',
    ],
    [
      z.object({ ids: z.array(z.int()).max(1) }),
      { ids: [1, 2] },
      'ids must contain at most 1 entry',
    ],
    [
      z.object({ ids: z.array(z.int()).max(2) }),
      { ids: [1, 2, 3] },
      'ids must contain at most 2 entries',
    ],
    [z.object({ rate: z.number().min(1) }), { rate: 0 }, 'rate must be at least 1'],
    [z.object({ rate: z.number().gt(1) }), { rate: 1 }, 'rate must be greater than 1'],
    [z.object({ rate: z.number().max(5) }), { rate: 6 }, 'rate must be at most 5'],
    [z.object({ rate: z.number().lt(5) }), { rate: 5 }, 'rate must be less than 5'],
    [
      z.object({ points: z.number().multipleOf(5) }),
      { points: 3 },
      'points must be a multiple of 5',
    ],
    [z.object({ email: z.email() }), { email: 'x' }, 'email must be an email address'],
    [z.object({ address: z.url() }), { address: 'x' }, 'address must be an https address'],
    [z.object({ id: z.uuid() }), { id: 'x' }, 'id must have the format uuid'],
    [
      z.object({ day: z.string().regex(/^\d+$/, 'must be a day') }),
      { day: 'x' },
      'day must be a day',
    ],
    [z.strictObject({}), { extra: 1 }, 'extra is not recognized'],
    [z.object({ a: z.strictObject({}) }), { a: { extra: 1 } }, 'a.extra is not recognized'],
    [z.object({ a: z.object({ b: z.int() }) }), { a: {} }, 'a.b is required'],
    [z.object({ ids: z.array(z.int()) }), { ids: [1, 'x'] }, 'ids.1 must be a number'],
    [z.object({}), [], 'body must be an object'],
    [z.object({}).refine(() => false, 'send one of both'), {}, 'send one of both'],
    [
      z.object({ day: z.string().refine(() => false, 'is not in the calendar') }),
      { day: 'x' },
      'day is not in the calendar',
    ],
  ])('names the field and the rule: %#', (schema, value, message) => {
    expect(messagesFor(schema, value)).toEqual([message]);
  });

  it('is that of the variant with the fewest problems', () => {
    const schema = z.object({
      who: z.union([z.object({ name: z.string(), email: z.string() }), z.object({ id: z.int() })]),
    });
    expect(messagesFor(schema, { who: {} })).toEqual(['who.id is required']);
  });

  it('says so if no variant explains the problem', () => {
    expect(
      validationMessages([{ code: 'invalid_union', errors: [], path: ['who'], message: '' }]),
    ).toEqual(['who has an invalid value']);
    expect(
      validationMessages([{ code: 'invalid_union', errors: [[]], path: ['who'], message: '' }]),
    ).toEqual(['who has an invalid value']);
  });

  it('is given once for each problem', () => {
    const schema = z.object({ a: z.string(), b: z.string() });
    expect(messagesFor(schema, {})).toEqual(['a is required', 'b is required']);
    const problem = { code: 'custom' as const, path: ['a'], message: 'is wrong' };
    expect(validationMessages([problem, problem])).toEqual(['a is wrong']);
  });
});

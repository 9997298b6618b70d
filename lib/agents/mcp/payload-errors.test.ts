import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { payloadErrors } from './payload-errors';

const errorsOf = (schema: z.ZodType, payload: unknown) => payloadErrors(schema, payload).errors;

describe('the errors of a payload', () => {
  it('are none if it is valid', () => {
    expect(errorsOf(z.strictObject({ a: z.int() }), { a: 1 })).toEqual([]);
  });

  it('have the JSON pointer of the value', () => {
    const schema = z.strictObject({ list: z.array(z.strictObject({ 'a/b~c': z.int() })) });
    expect(errorsOf(schema, { list: [{ 'a/b~c': 1 }, { 'a/b~c': 'x' }] })).toEqual([
      {
        path: '/list/1/a~1b~0c',
        message: 'Invalid input: expected number, received string',
      },
    ]);
  });

  it('include each unknown field, also one with the name of a prototype property', () => {
    const payload: unknown = JSON.parse('{"color":1,"__proto__":{"a":1},"constructor":2}');
    const errors = errorsOf(z.strictObject({}), payload);
    expect(errors.map(({ path }) => path)).toEqual(['/color', '/__proto__', '/constructor']);
  });

  it('of a nullable value are those of the other type', () => {
    const schema = z.strictObject({
      who: z.union([z.strictObject({ id: z.int() }), z.null()]),
    });
    expect(errorsOf(schema, { who: null })).toEqual([]);
    expect(errorsOf(schema, { who: { id: 'x' } })).toMatchObject([{ path: '/who/id' }]);
    expect(errorsOf(schema, { who: 1 })).toMatchObject([{ path: '/who' }]);
  });

  it('list the variants if a value matches none', () => {
    const schema = z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('a') }),
      z.strictObject({ type: z.literal('b'), size: z.int() }),
    ]);
    expect(errorsOf(schema, { type: 'c' })).toMatchObject([
      { path: '/type', message: expect.stringContaining("'a' | 'b'") },
    ]);
    expect(errorsOf(schema, { type: 'b' })).toMatchObject([{ path: '/size' }]);
  });

  it('are the first twenty of many, with short paths', () => {
    const name = 'n'.repeat(1_000);
    const schema = z.record(z.string(), z.array(z.int()));
    const { errors, more } = payloadErrors(schema, { [name]: Array(1_000).fill('') });
    expect(errors).toHaveLength(20);
    expect(more).toBe(980);
    expect(errors.every(({ path }) => path.length < 120)).toBe(true);
  });
});

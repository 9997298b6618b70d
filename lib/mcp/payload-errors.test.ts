import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { payloadErrors } from './payload-errors';

describe('the errors of a payload', () => {
  it('are none if it is valid', () => {
    expect(payloadErrors(z.strictObject({ a: z.int() }), { a: 1 })).toEqual([]);
  });

  it('have the JSON pointer of the value', () => {
    const schema = z.strictObject({ list: z.array(z.strictObject({ 'a/b~c': z.int() })) });
    expect(payloadErrors(schema, { list: [{ 'a/b~c': 1 }, { 'a/b~c': 'x' }] })).toEqual([
      {
        path: '/list/1/a~1b~0c',
        message: 'Invalid input: expected number, received string',
      },
    ]);
  });

  it('include each unknown field, also one with the name of a prototype property', () => {
    const payload: unknown = JSON.parse('{"color":1,"__proto__":{"a":1},"constructor":2}');
    const errors = payloadErrors(z.strictObject({}), payload);
    expect(errors.map(({ path }) => path)).toEqual(['/color', '/__proto__', '/constructor']);
  });

  it('of a nullable value are those of the other type', () => {
    const schema = z.strictObject({
      who: z.union([z.strictObject({ id: z.int() }), z.null()]),
    });
    expect(payloadErrors(schema, { who: null })).toEqual([]);
    expect(payloadErrors(schema, { who: { id: 'x' } })).toMatchObject([{ path: '/who/id' }]);
    expect(payloadErrors(schema, { who: 1 })).toMatchObject([{ path: '/who' }]);
  });

  it('list the variants if a value matches none', () => {
    const schema = z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('a') }),
      z.strictObject({ type: z.literal('b'), size: z.int() }),
    ]);
    expect(payloadErrors(schema, { type: 'c' })).toMatchObject([
      { path: '/type', message: expect.stringContaining("'a' | 'b'") },
    ]);
    expect(payloadErrors(schema, { type: 'b' })).toMatchObject([{ path: '/size' }]);
  });
});

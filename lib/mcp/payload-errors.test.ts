import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { payloadErrors } from './payload-errors';

describe('the faults of a payload', () => {
  it('are none when it is valid', () => {
    expect(payloadErrors(z.strictObject({ a: z.int() }), { a: 1 })).toEqual([]);
  });

  it('lead to their place', () => {
    const schema = z.strictObject({ list: z.array(z.strictObject({ 'a/b~c': z.int() })) });
    expect(payloadErrors(schema, { list: [{ 'a/b~c': 1 }, { 'a/b~c': 'x' }] })).toEqual([
      {
        path: '/list/1/a~1b~0c',
        message: 'Invalid input: expected number, received string',
      },
    ]);
  });

  it('name each unknown name, those of prototypes too', () => {
    const payload: unknown = JSON.parse('{"colour":1,"__proto__":{"a":1},"constructor":2}');
    const faults = payloadErrors(z.strictObject({}), payload);
    expect(faults.map(({ path }) => path)).toEqual(['/colour', '/__proto__', '/constructor']);
  });

  it('of a value that may be null are those of the other shape', () => {
    const schema = z.strictObject({
      who: z.union([z.strictObject({ id: z.int() }), z.null()]),
    });
    expect(payloadErrors(schema, { who: null })).toEqual([]);
    expect(payloadErrors(schema, { who: { id: 'x' } })).toMatchObject([{ path: '/who/id' }]);
    expect(payloadErrors(schema, { who: 1 })).toMatchObject([{ path: '/who' }]);
  });

  it('say which kinds there are when a value is of none', () => {
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

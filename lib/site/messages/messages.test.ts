import { describe, expect, it } from 'vitest';
import { fill } from './fill';
import { pick } from './pick';

describe('messages', () => {
  it('have all placeholders replaced that have a value, and keep the others', () => {
    expect(fill('{a}, {b} and {a}', { a: 'x', b: '{a}' })).toBe('x, {a} and x');
    expect(fill('{a} and {b}', { a: '' })).toBe(' and {b}');
  });

  it('can be reduced to the ones that an island needs', () => {
    expect(pick({ a: 1, b: 2, c: 3 }, 'a', 'c')).toEqual({ a: 1, c: 3 });
  });
});

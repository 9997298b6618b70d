import { describe, expect, it } from 'vitest';
import { nulMessages } from './nul-characters';

describe('strings with NUL', () => {
  it('are found at any depth and named by their path', () => {
    const value = { search: 'a\u0000', reply: { body: '\u0000' }, images: ['a', 'b\u0000'] };
    expect([...nulMessages(value)]).toEqual([
      'search must not contain NUL',
      'reply.body must not contain NUL',
      'images.1 must not contain NUL',
    ]);
    expect([...nulMessages('\u0000')]).toEqual(['body must not contain NUL']);
  });

  it('are the only values that are found', () => {
    const file = new Blob(['\u0000']);
    expect([...nulMessages({ a: 'a', b: 0, c: null, d: undefined, e: [true], file })]).toEqual([]);
  });
});

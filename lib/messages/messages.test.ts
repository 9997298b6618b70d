import { describe, expect, it } from 'vitest';
import { getMessages } from '.';
import { fill } from './fill';
import { pick } from './pick';

describe('messages', () => {
  it('name the locales that exist when asked for another', () => {
    expect(() => getMessages('fr')).toThrow('There are no messages for "fr". The locales are: en');
  });

  it('have words for the site’s own locale', () => {
    expect(getMessages('en').next).toBe('Next');
  });

  it('are filled in wherever a name stands, and left alone where no value is given', () => {
    expect(fill('{a}, {b} and {a}', { a: 'x', b: '{a}' })).toBe('x, {a} and x');
    expect(fill('{a} and {b}', { a: '' })).toBe(' and {b}');
  });

  it('go to the browser only as far as they are picked', () => {
    expect(pick({ a: 1, b: 2, c: 3 }, 'a', 'c')).toEqual({ a: 1, c: 3 });
  });
});

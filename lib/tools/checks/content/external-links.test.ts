import { expect, it } from 'vitest';
import { isRealHost } from './external-links';

it.each([
  ['https://api.laurel.example/v2', false],
  ['http://localhost:3000', false],
  ['https://example.com/a', false],
  ['https://www.w3.org/TR', true],
  ['//notexample.com', true],
])(
  'an external link is requested unless its host is reserved for examples: %s',
  (target, expected) => {
    expect(isRealHost(target)).toBe(expected);
  },
);

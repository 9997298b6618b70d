import { expect, it } from 'vitest';
import { jsonDepth } from './json-depth';

it.each([
  ['', 0],
  ['1', 0],
  ['{}', 1],
  ['[[],[[]]]', 3],
  ['{"a":[{"b":1}]}', 3],
  ['["[[[["]', 1],
  ['["\\"[[[[", "\\\\"]', 1],
  ['[{]}]]]]', 2],
  ['[[[[', 4],
])('the depth of %s is %d', (text, depth) => {
  expect(jsonDepth(text)).toBe(depth);
});

it('is found in texts of any depth', () => {
  expect(jsonDepth('['.repeat(1_000_000))).toBe(1_000_000);
});

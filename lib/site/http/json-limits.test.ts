import { describe, expect, it } from 'vitest';
import { jsonExcess, MAX_JSON_DEPTH } from './json-limits';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('a JSON text', () => {
  it.each([
    ['', null],
    ['1', null],
    [nested(MAX_JSON_DEPTH), null],
    [nested(MAX_JSON_DEPTH + 1), 'levels'],
    [`{"a":${nested(MAX_JSON_DEPTH)}}`, 'levels'],
    [`[${nested(63)},${nested(63)}]`, null],
    [JSON.stringify('['.repeat(100)), null],
    [`["\\"${'['.repeat(100)}", "\\\\"]`, null],
    [`"${'['.repeat(100)}`, null],
    ['['.repeat(1_000_000), 'levels'],
  ])('may be nested too deep: %.80s', (text, excess) => {
    expect(jsonExcess(text)).toBe(excess);
  });

  it.each([
    ['[1,2,3]', null],
    ['[1,2,3,4]', 'values'],
    ['[[1,2],[3,4]]', 'values'],
    ['[",,,,,"]', null],
  ])('may have more than three values: %s', (text, excess) => {
    expect(jsonExcess(text, 3)).toBe(excess);
  });
});

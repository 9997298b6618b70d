import { describe, expect, it } from 'vitest';
import { isTimestamp, resolveTimestamp } from './timestamps';

const now = new Date('2026-03-04T09:15:00.000Z');

describe('resolveTimestamp', () => {
  it.each([
    ['now', '2026-03-04T09:15:00.000Z'],
    ['-400d', '2025-01-28T09:15:00.000Z'],
    ['+1d2h3m4s', '2026-03-05T11:18:04.000Z'],
    ['-90m', '2026-03-04T07:45:00.000Z'],
    ['+0d', '2026-03-04T09:15:00.000Z'],
    ['+36500d', '2126-02-08T09:15:00.000Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['2025-03-04T09:15:00.120Z', '2025-03-04T09:15:00.120Z'],
    ['2025-03-04T09:15:00Z', '2025-03-04T09:15:00.000Z'],
  ])('converts %s', (text, expected) => {
    expect(isTimestamp(text)).toBe(true);
    expect(resolveTimestamp(text, now).toISOString()).toBe(expected);
  });
});

describe('isTimestamp', () => {
  it.each([
    '',
    '-',
    '400d',
    '-4w',
    '-2h1d',
    '-1.5d',
    '2025-03-04',
    '2025-03-04T09:15:00',
    '2025-03-04T09:15:00+01:00',
    '2025-13-04T09:15:00Z',
    '2025-02-30T09:15:00Z',
    '2025-02-29T09:15:00Z',
    '2025-03-04T24:00:00Z',
    '0000-03-04T09:15:00Z',
    '9999-03-04T09:15:00Z',
    '-36501d',
    '+36500d1s',
    '+99999999999999999999d',
  ])('rejects "%s"', (text) => {
    expect(isTimestamp(text)).toBe(false);
  });
});

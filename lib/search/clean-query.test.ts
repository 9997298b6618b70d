import { describe, expect, it } from 'vitest';
import { cleanQuery, MAX_QUERY_LENGTH } from './clean-query';
import { HOSTILE_QUERIES } from './testing/hostile-queries';

describe('cleanQuery', () => {
  it('cuts a query after 200 characters', () => {
    expect(MAX_QUERY_LENGTH).toBe(200);
    expect(cleanQuery('a'.repeat(10_240))).toBe('a'.repeat(200));
  });

  it('removes invisible characters', () => {
    expect(cleanQuery('  vip\u0000 \u202Etiers\r\n\uFEFF ')).toBe('vip tiers');
  });

  it.each(HOSTILE_QUERIES.map((query) => [query.slice(0, 40), query]))(
    'returns printable, well-formed text for %j',
    (_, query) => {
      const clean = cleanQuery(query);
      expect(clean.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
      expect(clean.isWellFormed()).toBe(true);
      expect(clean).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    },
  );
});

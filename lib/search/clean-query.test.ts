import { describe, expect, it } from 'vitest';
import { cleanQuery, LONGEST_QUERY } from './clean-query';
import { HOSTILE_QUERIES } from './testing/hostile-queries';

describe('a query', () => {
  it('is used up to its 200th character', () => {
    expect(LONGEST_QUERY).toBe(200);
    expect(cleanQuery('a'.repeat(10_240))).toBe('a'.repeat(200));
  });

  it('loses what can not be seen', () => {
    expect(cleanQuery('  vip\u0000 \u202Etiers\r\n\uFEFF ')).toBe('vip tiers');
  });

  it.each(HOSTILE_QUERIES.map((query) => [query.slice(0, 40), query]))(
    'stays printable and well formed: %j',
    (_, query) => {
      const clean = cleanQuery(query);
      expect(clean.length).toBeLessThanOrEqual(LONGEST_QUERY);
      expect(clean.isWellFormed()).toBe(true);
      expect(clean).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { toGroup } from './result-group';
import { testRecord } from './testing/test-record';

const lvl0 = 'SDK';
const method = testRecord('/docs/redeem', 'redeemReward', { content: 'Spends points.' });
const examples = testRecord('/docs/redeem#examples', 'redeemReward', {
  hierarchy: { lvl0, lvl1: 'redeemReward', lvl2: 'Examples' },
  code: 'redeemReward({ ruleId: 51 })',
});
const errors = testRecord('/docs/redeem#errors', 'redeemReward', {
  hierarchy: { lvl0, lvl1: 'redeemReward', lvl2: 'Errors' },
  content: 'Redeem again later.',
});

const urls = (records: Parameters<typeof toGroup>[0]) =>
  toGroup(records, new Set(['redeem']))?.hits.map(({ url }) => url);

describe('the hits of a page', () => {
  it('leave out sections in which no word is marked', () => {
    expect(urls([method, examples, errors])).toEqual(['/docs/redeem', '/docs/redeem#errors']);
  });

  it('keep the best one, which may match in its code only', () => {
    expect(urls([examples, errors])).toEqual(['/docs/redeem#examples', '/docs/redeem#errors']);
  });

  it('keep errors, which are separate results', () => {
    const error = testRecord('/docs/redeem#e', 'redeemReward', { kind: 'error', content: 'Gone.' });
    expect(urls([method, error])).toEqual(['/docs/redeem', '/docs/redeem#e']);
  });
});

import { describe, expect, it } from 'vitest';
import { answerError, isAnswerPublished, isQuestionPublished } from './rules';

describe('publishing', () => {
  it('of a question follows the shop, except for guests', () => {
    expect(isQuestionPublished('all', false)).toBe(true);
    expect(isQuestionPublished('manual', false)).toBe(false);
    expect(isQuestionPublished('all', true)).toBe(false);
  });

  it.each([true, false])('of an answer follows the request of the shop owner: %j', (wanted) => {
    for (const publishing of ['all', 'manual'] as const) {
      expect(isAnswerPublished(publishing, { wanted, isShopOwner: true })).toBe(wanted);
    }
    expect(isAnswerPublished('all', { wanted, isShopOwner: false })).toBe(true);
    expect(isAnswerPublished('manual', { wanted, isShopOwner: false })).toBe(false);
  });
});

describe('the error of an answer', () => {
  it('is the asker before the purchase', () => {
    expect(answerError({ isAsker: true, hasBought: true })).toBe('ownQuestion');
    expect(answerError({ isAsker: true, hasBought: false })).toBe('ownQuestion');
    expect(answerError({ isAsker: false, hasBought: false })).toBe('onlyBuyersCanAnswer');
    expect(answerError({ isAsker: false, hasBought: true })).toBeNull();
  });
});

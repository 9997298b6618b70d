import { describe, expect, it } from 'vitest';
import {
  ALREADY_REVIEWED,
  GUEST,
  isPublishedAtOnce,
  replyError,
  reviewProblem,
  searchWords,
} from './rules';

describe('whether a customer or guest may review', () => {
  const everybody = { buyersOnly: false };
  const buyers = { buyersOnly: true };
  const buyer = { hasReviewed: false, isBlocked: false, hasBought: true };

  it('is decided by the first reason against it', () => {
    expect(reviewProblem(buyer, buyers)).toBeNull();
    expect(reviewProblem({ ...buyer, hasReviewed: true, isBlocked: true }, buyers)).toBe(
      ALREADY_REVIEWED,
    );
    expect(reviewProblem({ ...buyer, isBlocked: true, hasBought: false }, buyers)).toMatch(
      'may not write',
    );
    expect(reviewProblem({ ...buyer, hasBought: false }, buyers)).toMatch('bought');
    expect(reviewProblem({ ...buyer, hasBought: false }, everybody)).toBeNull();
  });

  it('depends for guests on the shop only', () => {
    expect(reviewProblem(GUEST, everybody)).toBeNull();
    expect(reviewProblem(GUEST, buyers)).toMatch('bought');
  });
});

describe('publishing', () => {
  it.each([
    ['all', 1, true],
    ['manual', 5, false],
    [{ fromRating: 4 }, 5, true],
    [{ fromRating: 4 }, 4, true],
    [{ fromRating: 4 }, 3, false],
  ] as const)('%j with %i stars is %j', (publishing, rate, expected) => {
    expect(isPublishedAtOnce(publishing, rate, false)).toBe(expected);
    expect(isPublishedAtOnce(publishing, rate, true)).toBe(false);
  });
});

describe('the error of a reply', () => {
  it('is that of the first check that fails', () => {
    expect(replyError(undefined)).toBe('reviewNotFound');
    expect(replyError({ isLocked: true, replyStatus: 'public' })).toBe('replyNotAllowed');
    expect(replyError({ isLocked: true, replyStatus: null })).toBe('replyNotAllowed');
    expect(replyError({ isLocked: false, replyStatus: 'private' })).toBe('reviewAlreadyReplied');
  });
});

describe('the words of a search', () => {
  it.each([
    [undefined, []],
    ['', []],
    [' warm\t\n winter\u2003scarf ', ['warm', 'winter', 'scarf']],
    ['warm warm', ['warm']],
    ['100% a_b', ['100%', 'a_b']],
  ])('of %j are %j', (search, words) => {
    expect(searchWords(search)).toEqual(words);
  });
});

import { describe, expect, it } from 'vitest';
import type { EarningRuleType } from '../../database/reward-types';
import { localized } from '../localized';
import { countedAfter, isLimitReached, limitOf, setsOwnLimit } from '../redemption/limit-rules';
import {
  type EarningTerms,
  isCompleted,
  punchCardError,
  punchCardOf,
  sendEventError,
} from './earning-rules';

const on = { points: { isEnabled: true, expireAfterDays: null } };
const off = { points: { isEnabled: false, expireAfterDays: null } };
const participant = { isEligibleForPoints: true };
const excluded = { isEligibleForPoints: false };

function rule(change: Partial<EarningTerms> = {}): EarningTerms {
  return {
    type: 'custom_action',
    isActive: true,
    options: {},
    timesAction: null,
    periodInDays: null,
    ...change,
  };
}

describe('sendEventError', () => {
  it('accepts an active custom action of a customer of the program', () => {
    expect(sendEventError(rule(), participant, on)).toBeNull();
  });

  it.each([
    [
      rule({ type: 'place_order', isActive: false }),
      excluded,
      off,
      'earningRuleUnsupported',
      /custom_action/,
    ],
    [rule({ isActive: false }), excluded, off, 'earningRuleInactive', /active rule/],
    [rule(), excluded, off, 'earningRuleInactive', /^points program/],
    [rule(), excluded, on, 'earningRuleInactive', /^customer is/],
  ] as const)(
    'checks type, rule, program and customer in this order',
    (of, who, settings, id, message) => {
      const error = sendEventError(of, who, settings);
      expect(error?.id).toBe(id);
      expect(error?.message).toMatch(message);
    },
  );
});

describe('punchCardError', () => {
  it('checks rule, program and customer in this order', () => {
    expect(punchCardError(rule({ isActive: false }), excluded, off)).toBe('punchCardInactive');
    expect(punchCardError(rule(), excluded, off)).toBe('punchCardProgramDisabled');
    expect(punchCardError(rule(), excluded, on)).toBe('punchCardNotEligible');
    expect(punchCardError(rule(), participant, on)).toBeNull();
  });
});

describe('punchCardOf', () => {
  it.each([
    [0, 0, 5, false],
    [4, 4, 1, false],
    [5, 5, 0, true],
    [6, 5, 0, true],
  ])('with %d punches of 5', (punches, ordersCompleted, ordersRemaining, completed) => {
    expect(punchCardOf({ ordersRequired: 5 }, punches)).toEqual({
      ordersRequired: 5,
      ordersCompleted,
      ordersRemaining,
      completed,
    });
  });
});

describe('isCompleted', () => {
  const use = (times: number, punches = 0) => ({ times, punches });

  it('follows the limit of the types that set one', () => {
    expect(isCompleted(rule(), use(1_000))).toBe(false);
    expect(isCompleted(rule({ timesAction: 2 }), use(1))).toBe(false);
    expect(isCompleted(rule({ timesAction: 2 }), use(2))).toBe(true);
  });

  it.each([
    'create_account',
    'newsletter_subscribe',
    'birthday_gift',
    'instagram_follow',
    'facebook_page_visit',
    'twitter_follow',
  ] as const)('is true after one reward for %s', (type) => {
    expect(isCompleted(rule({ type, timesAction: 9 }), use(0))).toBe(false);
    expect(isCompleted(rule({ type, timesAction: 9 }), use(1))).toBe(true);
  });

  it('is true for a full punch card', () => {
    const card = rule({ type: 'punch_card', options: { ordersRequired: 3 } });
    expect(isCompleted(card, use(0, 2))).toBe(false);
    expect(isCompleted(card, use(0, 3))).toBe(true);
    expect(isCompleted(rule({ options: { ordersRequired: 3 } }), use(0, 3))).toBe(false);
  });
});

describe('limits', () => {
  it.each([
    'place_order',
    'leave_review',
    'facebook_share',
    'share_to_twitter',
    'goal_spend',
    'social_share',
    'buy_product_x',
    'custom_action',
  ] satisfies EarningRuleType[])('are set by rules of type %s', (type) => {
    expect(setsOwnLimit(type)).toBe(true);
    expect(limitOf({ type, timesAction: 3, periodInDays: 4 })).toMatchObject({
      timesAction: 3,
      periodInDays: 4,
    });
  });

  it('are one reward a year for birthdays, and one forever for the other types', () => {
    const own = { timesAction: 3, periodInDays: 4 };
    expect(limitOf({ type: 'birthday_gift', ...own })).toEqual({
      timesAction: 1,
      periodInDays: 365,
    });
    expect(limitOf({ type: 'create_account', ...own })).toEqual({
      timesAction: 1,
      periodInDays: null,
    });
  });

  it('count rewards of the last days, or all', () => {
    const now = new Date('2026-03-08T00:00:00Z');
    expect(countedAfter({ timesAction: 1, periodInDays: 7 }, now)).toEqual(
      new Date('2026-03-01T00:00:00Z'),
    );
    expect(countedAfter({ timesAction: 1, periodInDays: null }, now)).toBeNull();
  });

  it('are reached at timesAction', () => {
    const limit = { timesAction: 2, periodInDays: null };
    expect(isLimitReached(limit, 1)).toBe(false);
    expect(isLimitReached(limit, 2)).toBe(true);
    expect(isLimitReached(limit, 3)).toBe(true);
    expect(isLimitReached({ ...limit, timesAction: null }, 99)).toBe(false);
  });
});

describe('localized', () => {
  const text = { en: 'Hello', de: 'Hallo', 'pt-BR': 'Oi' };

  it.each([
    ['de', 'Hallo'],
    ['de-AT', 'Hallo'],
    ['DE', 'Hallo'],
    ['pt-br', 'Oi'],
    ['pt', 'Hello'],
    ['fr', 'Hello'],
    ['', 'Hello'],
  ])('finds a text for %j', (locale, expected) => {
    expect(localized(text, locale)).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import type { TierCondition } from '../../database/reward-types';
import {
  conditionOf,
  multiplierOf,
  nextTier,
  periodOf,
  progressOf,
  reachedTier,
  type TierTerms,
  tierProgressError,
} from './tier-rules';

const isOn = { tiers: { isEnabled: true, period: 'firstOrder' as const } };
const isOff = { tiers: { isEnabled: false, period: 'firstOrder' as const } };

function tier(
  id: number,
  {
    condition = 'earn_points',
    tag = null,
    ...terms
  }: Partial<TierTerms> & { condition?: TierCondition | null; tag?: string | null } = {},
): TierTerms {
  return {
    id,
    isActive: true,
    position: id,
    isDefault: false,
    conditionValue: id * 100,
    pointsMultiplier: 1 + id / 4,
    details: { condition, tag },
    createdAt: new Date(0),
    ...terms,
  };
}

const starter = tier(0, { isDefault: true, condition: null, conditionValue: null });
const tiers = [starter, tier(1), tier(2), tier(3, { isActive: false })];

describe('tierProgressError', () => {
  it('checks the program first, then the customer', () => {
    expect(tierProgressError({ isAllowedToEarnTier: false }, isOff)).toBe('tiersProgramDisabled');
    expect(tierProgressError({ isAllowedToEarnTier: false }, isOn)).toBe('tiersNotEligible');
    expect(tierProgressError({ isAllowedToEarnTier: true }, isOn)).toBeNull();
  });
});

describe('multiplierOf', () => {
  it('is that of the active tier of the customer while the program is on', () => {
    expect(multiplierOf(tiers, 1, isOn)).toBe(1.25);
    expect(multiplierOf(tiers, 1, isOff)).toBe(1);
    expect(multiplierOf(tiers, 3, isOn)).toBe(1);
    expect(multiplierOf(tiers, null, isOn)).toBe(1);
    expect(multiplierOf(tiers, 99, isOn)).toBe(1);
  });
});

describe('conditionOf', () => {
  it('is that of the lowest tier that can be reached', () => {
    expect(conditionOf([tier(2, { condition: 'spent_amount' }), tier(1), starter])).toBe(
      'earn_points',
    );
    expect(conditionOf([starter, tier(3, { isActive: false })])).toBeNull();
    expect(conditionOf([])).toBeNull();
  });
});

describe('reachedTier', () => {
  const reached = (current: number | null, value: number, list = tiers) =>
    reachedTier(list, current, { value, tags: [] })?.id ?? null;

  it.each([
    [null, 99.99, null],
    [null, 100, 1],
    [null, 199.99, 1],
    [null, 200, 2],
    [null, 1_000, 2],
    [0, 100, 1],
    [1, 150, null],
    [1, 200, 2],
    [2, 100, null],
    [3, 200, null],
  ])('from tier %j with %d points: %j', (current, value, expected) => {
    expect(reached(current, value)).toBe(expected);
  });

  it('orders tiers by position, not by id', () => {
    const list = [tier(1, { position: 9 }), tier(2, { position: 5 })];
    expect(reached(null, 500, list)).toBe(1);
    expect(reached(1, 500, list)).toBeNull();
  });

  describe('with tags', () => {
    const tagged = [
      tier(1, {
        condition: 'customer_tag',
        tag: 'silver',
        conditionValue: null,
        createdAt: new Date(2),
      }),
      tier(2, {
        condition: 'customer_tag',
        tag: 'gold',
        conditionValue: null,
        createdAt: new Date(1),
      }),
      tier(3, { condition: 'customer_tag', tag: null, conditionValue: null }),
    ];
    const byTags = (tags: string[], current: number | null = null) =>
      reachedTier(tagged, current, { value: 1_000, tags })?.id ?? null;

    it('needs the tag of the tier', () => {
      expect(byTags([])).toBeNull();
      expect(byTags(['Silver'])).toBeNull();
      expect(byTags(['silver'])).toBe(1);
    });

    it('prefers the tier that was created first if several tags match', () => {
      expect(byTags(['silver', 'gold'])).toBe(2);
    });

    it('moves no customer down', () => {
      expect(byTags(['silver'], 2)).toBeNull();
      expect(byTags(['silver'], 1)).toBeNull();
    });
  });
});

describe('nextTier', () => {
  it('is the lowest active one above the current tier', () => {
    expect(nextTier(tiers, null)?.id).toBe(1);
    expect(nextTier(tiers, 0)?.id).toBe(1);
    expect(nextTier(tiers, 1)?.id).toBe(2);
    expect(nextTier(tiers, 2)).toBeNull();
  });
});

describe('periodOf', () => {
  const now = new Date('2026-03-04T09:15:00Z');
  const facts = { firstOrderAt: new Date(1_000), lastActivityAt: new Date(2_000) };

  it('starts with what the shop chose', () => {
    expect(periodOf('firstOrder', facts, now)).toEqual({ startsAt: new Date(1_000), endsAt: null });
    expect(periodOf('lastActivity', facts, now)).toEqual({
      startsAt: new Date(2_000),
      endsAt: null,
    });
    expect(periodOf({ startsAt: '2026-02-01T00:00:00Z' }, facts, now)).toEqual({
      startsAt: new Date('2026-02-01T00:00:00Z'),
      endsAt: null,
    });
  });

  it.each(['2026-01-01T00:00:00.000Z', '2026-12-31T23:59:59.999Z'])(
    'is the calendar year in UTC at %s',
    (time) => {
      expect(periodOf('calendarYear', facts, new Date(time))).toEqual({
        startsAt: new Date('2026-01-01T00:00:00Z'),
        endsAt: new Date('2027-01-01T00:00:00Z'),
      });
    },
  );

  it('counts everything before the first order', () => {
    const never = { firstOrderAt: null, lastActivityAt: null };
    expect(periodOf('firstOrder', never, now).startsAt).toBeNull();
    expect(periodOf('lastActivity', never, now).startsAt).toBeNull();
  });
});

describe('progressOf', () => {
  const first = tier(1);

  it.each([
    [0, 100, 0],
    [33.333, 66.67, 33.33],
    [99.99, 0.01, 99.99],
    [100, 0, 100],
    [150, 0, 100],
  ])('with %d of 100: %d remain, %d %%', (value, remainingValue, progressPercent) => {
    expect(progressOf(tiers, first, value)).toMatchObject({
      targetValue: 100,
      remainingValue,
      progressPercent,
    });
  });

  it('never shows 100 % before the milestone is reached', () => {
    const far = tier(1, { conditionValue: 1_000_000 });
    expect(progressOf([far], far, 999_999.99)).toMatchObject({
      remainingValue: 0.01,
      progressPercent: 99.99,
    });
  });

  it('has no target on the highest tier and without tiers', () => {
    const none = { targetValue: null, remainingValue: null };
    expect(progressOf(tiers, null, 5)).toEqual({ currentValue: 5, ...none, progressPercent: 100 });
    expect(progressOf([], null, 5)).toEqual({ currentValue: null, ...none, progressPercent: 0 });
  });

  it('has no numbers for tags', () => {
    const tagged = tier(1, { condition: 'customer_tag', tag: 'vip', conditionValue: null });
    expect(progressOf([tagged], tagged, 5)).toEqual({
      currentValue: null,
      targetValue: null,
      remainingValue: null,
      progressPercent: 0,
    });
  });
});

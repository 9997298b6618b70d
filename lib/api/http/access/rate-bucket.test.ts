import { describe, expect, it } from 'vitest';
import { CAPACITY, describeDecision, leakedLevel, REQUEST } from './rate-bucket';

describe('the level of a bucket', () => {
  it('falls by two requests a second, and not below 0', () => {
    const full = { level: CAPACITY, at: 1_000 };
    expect(leakedLevel(full, 1_000)).toBe(CAPACITY);
    expect(leakedLevel(full, 1_500)).toBe(CAPACITY - REQUEST);
    expect(leakedLevel(full, 20_999)).toBe(2);
    expect(leakedLevel(full, 21_000)).toBe(0);
    expect(leakedLevel(full, 90_000)).toBe(0);
  });

  it('does not change if the clock goes back', () => {
    expect(leakedLevel({ level: 5_000, at: 9_000 }, 1_000)).toBe(5_000);
  });
});

describe('what the headers say', () => {
  it.each([
    [REQUEST, 39, 1],
    [REQUEST + 1, 38, 1],
    [CAPACITY, 0, 20],
    [CAPACITY - REQUEST, 1, 20],
    [2 * REQUEST + 2, 37, 2],
  ])('of an admitted request that makes the level %i', (level, remaining, resetSeconds) => {
    expect(describeDecision(true, level)).toEqual({
      isAdmitted: true,
      remaining,
      resetSeconds,
      retryAfterSeconds: 0,
    });
  });

  it.each([
    [CAPACITY - REQUEST + 1, 1],
    [CAPACITY, 1],
    // Above the capacity, as after a change of the limits.
    [CAPACITY + REQUEST, 1],
    [CAPACITY + REQUEST + 1, 2],
  ])('of a rejected request at level %i', (level, retryAfterSeconds) => {
    const decision = describeDecision(false, level);
    expect(decision).toMatchObject({ isAdmitted: false, remaining: 0, retryAfterSeconds });
    // Who waits that long is admitted.
    expect(level - 2 * 1_000 * retryAfterSeconds + REQUEST).toBeLessThanOrEqual(CAPACITY);
  });
});

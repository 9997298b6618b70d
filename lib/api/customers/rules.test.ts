import { describe, expect, it } from 'vitest';
import { birthdayError, formatBirthday } from './rules';

const now = new Date('2026-03-04T09:15:00Z');
const daysAgo = (days: number, plus = 0) => new Date(now.getTime() - days * 86_400_000 + plus);
const none = { birthDay: null, birthMonth: null, birthYear: null, birthdayChangedAt: null };
const stored = { birthDay: 17, birthMonth: 9, birthYear: 1990, birthdayChangedAt: daysAgo(400) };

describe('a birthday', () => {
  it('can be set once without a wait', () => {
    expect(birthdayError(none, { day: 29, month: 2 }, now)).toBeNull();
    expect(
      birthdayError({ ...none, birthdayChangedAt: now }, { day: 1, month: 1 }, now),
    ).toBeNull();
  });

  it('is not known if day or month is missing', () => {
    const locked = { ...none, birthdayChangedAt: now };
    expect(birthdayError({ ...locked, birthDay: 1 }, { day: 1, month: 2 }, now)).toBeNull();
    expect(birthdayError({ ...locked, birthMonth: 2 }, { day: 1, month: 2 }, now)).toBeNull();
  });

  it('must not lie in the future', () => {
    expect(birthdayError(none, { day: 4, month: 3, year: 2026 }, now)).toBeNull();
    expect(birthdayError(none, { day: 5, month: 3, year: 2026 }, now)).toBe('birthdayInvalid');
    const midnight = new Date('2026-03-04T00:00:00Z');
    expect(birthdayError(none, { day: 4, month: 3, year: 2026 }, midnight)).toBeNull();
    expect(birthdayError(none, { day: 4, month: 4, year: 2026 }, now)).toBe('birthdayInvalid');
    expect(birthdayError(none, { day: 1, month: 1, year: 2027 }, now)).toBe('birthdayInvalid');
  });

  it('is unchanged if day and month are the same, and the year if there is one', () => {
    expect(birthdayError(stored, { day: 17, month: 9 }, now)).toBe('birthdayUnchanged');
    expect(birthdayError(stored, { day: 17, month: 9, year: 1990 }, now)).toBe('birthdayUnchanged');
    expect(birthdayError(stored, { day: 17, month: 9, year: 1991 }, now)).toBeNull();
    expect(birthdayError(stored, { day: 18, month: 9 }, now)).toBeNull();
    expect(birthdayError(stored, { day: 17, month: 8 }, now)).toBeNull();
  });

  it('can be changed again after 365 days, and not before', () => {
    const wanted = { day: 18, month: 9 };
    const changedAt = (birthdayChangedAt: Date | null) =>
      birthdayError({ ...stored, birthdayChangedAt }, wanted, now);
    expect(changedAt(daysAgo(365))).toBeNull();
    expect(changedAt(daysAgo(365, 1))).toBe('birthdayLocked');
    expect(changedAt(daysAgo(0))).toBe('birthdayLocked');
    expect(changedAt(null)).toBeNull();
  });

  it('is formatted with two digits each', () => {
    expect(formatBirthday({ day: 3, month: 4 })).toBe('04-03');
    expect(formatBirthday({ day: 31, month: 12 })).toBe('12-31');
  });
});

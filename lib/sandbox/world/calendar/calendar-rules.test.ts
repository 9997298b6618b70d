import { describe, expect, it } from 'vitest';
import {
  dueBirthdays,
  earliest,
  endOfDay,
  isKnownBefore,
  nextCelebration,
  startOfDay,
  startOfNextDay,
} from './calendar-rules';

const at = (time: string) => new Date(`${time}Z`);
const day = (date: string) => at(`${date}T00:00:00.000`);

describe('startOfDay, startOfNextDay and endOfDay', () => {
  it.each(['2026-03-04T00:00:00.000', '2026-03-04T09:15:00.000', '2026-03-04T23:59:59.999'])(
    'of %s are in UTC',
    (time) => {
      expect(startOfDay(at(time))).toEqual(day('2026-03-04'));
      expect(startOfNextDay(at(time))).toEqual(day('2026-03-05'));
      expect(endOfDay(at(time))).toEqual(at('2026-03-04T23:59:59.999'));
    },
  );
});

describe('dueBirthdays', () => {
  const names = (celebratedAt: string, now: string) =>
    dueBirthdays(at(celebratedAt), at(now)).map(
      ({ month, day: date, startsAt }) =>
        `${month}-${date} on ${startsAt.toISOString().slice(0, 10)}`,
    );

  it('is empty on the day of the last celebration', () => {
    expect(names('2026-03-04T00:00:00', '2026-03-04T23:59:59')).toEqual([]);
  });

  it('is empty if the clock went back', () => {
    expect(names('2026-03-04T00:00:00', '2026-03-02T00:00:00')).toEqual([]);
  });

  it('has the days that have started since then', () => {
    expect(names('2026-03-04T23:59:59', '2026-03-06T00:00:00')).toEqual([
      '3-6 on 2026-03-06',
      '3-5 on 2026-03-05',
    ]);
  });

  it('has 29 February on 28 February, unless it is a leap year', () => {
    expect(names('2026-02-27T12:00:00', '2026-02-28T00:00:00')).toEqual([
      '2-28 on 2026-02-28',
      '2-29 on 2026-02-28',
    ]);
    expect(names('2028-02-27T12:00:00', '2028-02-28T00:00:00')).toEqual(['2-28 on 2028-02-28']);
    expect(names('2028-02-28T12:00:00', '2028-02-29T00:00:00')).toEqual(['2-29 on 2028-02-29']);
  });

  it.each(['2026-02-27', '2026-03-28'])('has one birthday on %s', (date) => {
    const [, month, number] = date.split('-').map(Number);
    const before = new Date(day(date).getTime() - 1).toISOString().slice(0, -1);
    expect(names(before, `${date}T00:00:00`)).toEqual([`${month}-${number} on ${date}`]);
  });

  it('has each birthday once, on its last occurrence', () => {
    const days = dueBirthdays(day('2020-01-01'), day('2026-03-04'));
    expect(days).toHaveLength(366);
    expect(new Set(days.map(({ month, day: date }) => `${month}-${date}`)).size).toBe(366);
    expect(days.at(0)?.startsAt).toEqual(day('2026-03-04'));
    expect(days.at(-1)?.startsAt).toEqual(day('2025-03-05'));
  });
});

describe('nextCelebration', () => {
  it.each([
    ['9-17', '2026-03-04', '2026-09-17'],
    ['9-17', '2026-09-17', '2026-09-17'],
    ['9-17', '2026-09-18', '2027-09-17'],
    ['2-29', '2026-02-01', '2026-02-28'],
    ['2-29', '2026-03-01', '2027-02-28'],
    ['2-29', '2027-03-01', '2028-02-29'],
    ['2-28', '2028-02-28', '2028-02-28'],
    ['2-10', '2026-02-01', '2026-02-10'],
    ['1-29', '2026-01-01', '2026-01-29'],
  ])('of %s from %s on is %s', (birthday, from, expected) => {
    const [month = 0, date = 0] = birthday.split('-').map(Number);
    expect(nextCelebration({ month, day: date }, day(from))).toEqual(day(expected));
  });
});

describe('isKnownBefore', () => {
  const startsAt = day('2026-09-17');

  it('is true for a birthday that was stored before the day', () => {
    expect(isKnownBefore(at('2026-09-16T23:59:59.999'), startsAt)).toBe(true);
    expect(isKnownBefore(null, startsAt)).toBe(true);
  });

  it('is false for one that was stored on the day', () => {
    expect(isKnownBefore(startsAt, startsAt)).toBe(false);
  });
});

describe('earliest', () => {
  it('ignores what never happens', () => {
    expect(earliest([null, day('2026-09-17'), day('2026-03-04'), null])).toEqual(day('2026-03-04'));
    expect(earliest([day('2026-03-04'), day('2026-09-17')])).toEqual(day('2026-03-04'));
    expect(earliest([null, null])).toBeNull();
    expect(earliest([])).toBeNull();
  });
});

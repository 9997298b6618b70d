import { DAY_MS } from '../../../site/config/durations';

/** Birthdays of more days than these would repeat. */
const MAX_DAYS = 366;
const FEBRUARY = 2;
const LEAP_DAY = 29;

/** The day of a year. */
export interface MonthDay {
  month: number;
  day: number;
}

/** A birthday and the day on which it is celebrated. */
export interface CelebratedDay extends MonthDay {
  /** When the day starts in UTC. */
  startsAt: Date;
}

/** When the day of a timestamp starts in UTC. */
export function startOfDay(time: Date): Date {
  return new Date(Math.floor(time.getTime() / DAY_MS) * DAY_MS);
}

/** When the next day starts in UTC. */
export function startOfNextDay(time: Date): Date {
  return new Date(startOfDay(time).getTime() + DAY_MS);
}

function hasLeapDay(year: number): boolean {
  return new Date(Date.UTC(year, FEBRUARY - 1, LEAP_DAY)).getUTCMonth() === FEBRUARY - 1;
}

/** The birthdays that are celebrated on a day: on 28 February also those of 29 February, unless it is a leap year. */
function celebratedOn(startsAt: Date): CelebratedDay[] {
  const month = startsAt.getUTCMonth() + 1;
  const day = startsAt.getUTCDate();
  const own = { month, day, startsAt };
  const isForLeapDay =
    month === FEBRUARY && day === LEAP_DAY - 1 && !hasLeapDay(startsAt.getUTCFullYear());
  return isForLeapDay ? [own, { month, day: LEAP_DAY, startsAt }] : [own];
}

/**
 * The birthdays that are due: those of all days after a timestamp that have started, each at its last occurrence.
 *
 * @param celebratedAt when birthdays were celebrated last
 */
export function dueBirthdays(celebratedAt: Date, now: Date): CelebratedDay[] {
  const days: CelebratedDay[] = [];
  const first = Math.max(
    startOfNextDay(celebratedAt).getTime(),
    startOfDay(now).getTime() - (MAX_DAYS - 1) * DAY_MS,
  );
  const seen = new Set<string>();
  for (let start = startOfDay(now).getTime(); start >= first; start -= DAY_MS) {
    for (const celebrated of celebratedOn(new Date(start))) {
      const key = `${celebrated.month}-${celebrated.day}`;
      if (seen.has(key)) continue;
      seen.add(key);
      days.push(celebrated);
    }
  }
  return days;
}

/** When a birthday is celebrated next. @param from the start of the first day that counts */
export function nextCelebration({ month, day }: MonthDay, from: Date): Date {
  const inYear = (year: number) => {
    const isLeapDay = month === FEBRUARY && day === LEAP_DAY;
    const celebrated = isLeapDay && !hasLeapDay(year) ? LEAP_DAY - 1 : day;
    return new Date(Date.UTC(year, month - 1, celebrated));
  };
  const year = from.getUTCFullYear();
  const next = inYear(year);
  return next >= from ? next : inYear(year + 1);
}

/** Whether the birthday was stored before the day on which it is celebrated. */
export function isKnownBefore(changedAt: Date | null, startsAt: Date): boolean {
  return changedAt === null || changedAt < startsAt;
}

/**
 * The time for which the limit of a gift is checked: the end of the day. A gift counts for 365 days, that of today
 * included, so it is given again on the same date, at whatever time of the day it was given.
 */
export function endOfDay(now: Date): Date {
  return new Date(startOfNextDay(now).getTime() - 1);
}

/** The earliest of some timestamps; `null` if there is none. */
export function earliest(times: readonly (Date | null)[]): Date | null {
  return times.reduce((first, time) => (first && (!time || first <= time) ? first : time), null);
}

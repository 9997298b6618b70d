import { DAY_MS } from '../../site/config/durations';
import type { ErrorId } from '../contract/errors/errors';
import type { CustomerRow } from '../database/tables/customers';

/** Days until a changed birthday can be changed again. */
const BIRTHDAY_LOCK_DAYS = 365;

/** A birthday; the year is optional. */
export interface Birthday {
  day: number;
  month: number;
  year?: number | undefined;
}

/** A customer's birthday as it is stored. */
type StoredBirthday = Pick<
  CustomerRow,
  'birthDay' | 'birthMonth' | 'birthYear' | 'birthdayChangedAt'
>;

/**
 * Whether a birthday may be stored.
 *
 * @returns null if so, or the id of the error
 */
export function birthdayError(stored: StoredBirthday, wanted: Birthday, now: Date): ErrorId | null {
  if (isInFuture(wanted, now)) return 'birthdayInvalid';
  if (stored.birthDay === null || stored.birthMonth === null) return null;
  const isSameDay = stored.birthDay === wanted.day && stored.birthMonth === wanted.month;
  const isSameYear = wanted.year === undefined || wanted.year === stored.birthYear;
  if (isSameDay && isSameYear) return 'birthdayUnchanged';
  const changedAt = stored.birthdayChangedAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  return now.getTime() - changedAt < BIRTHDAY_LOCK_DAYS * DAY_MS ? 'birthdayLocked' : null;
}

/** Whether a date with a year lies in the future. */
export function isInFuture({ day, month, year }: Birthday, now: Date): boolean {
  return year !== undefined && Date.UTC(year, month - 1, day) > now.getTime();
}

/** `MM-DD`, the form of the API. */
export function formatBirthday({ day, month }: Pick<Birthday, 'day' | 'month'>): string {
  return `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The birthday of a customer as `MM-DD`; `null` if it is unknown. */
export function formatStoredBirthday({
  birthDay: day,
  birthMonth: month,
}: Pick<StoredBirthday, 'birthDay' | 'birthMonth'>): string | null {
  return day === null || month === null ? null : formatBirthday({ day, month });
}

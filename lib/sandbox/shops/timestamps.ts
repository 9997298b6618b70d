import { DAY_MS } from '../../site/config/durations';

const RELATIVE = /^(?:now|([+-])(?=\d)(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?)$/;
const ABSOLUTE = /^(?:19|[2-8]\d|9[0-8])\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The longest distance between a timestamp and the import, and the longest number of days of a setting. */
export const MAX_DAYS = 36_500;

/** Whether a text is a timestamp of a shop file; see {@link resolveTimestamp}. */
export function isTimestamp(text: string): boolean {
  const distance = distanceOf(text);
  if (distance !== null) return Math.abs(distance) <= MAX_DAYS * DAY_MS;
  if (!ABSOLUTE.test(text)) return false;
  const date = new Date(text);
  // JavaScript takes 30 February for 2 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text.slice(0, 19));
}

/**
 * Converts a timestamp of a shop file.
 *
 * @param text absolute in UTC (`2025-03-04T09:15:00Z`), or relative to the time of the import: `now`, `-400d`,
 *   `-3d4h30m`, `+30d`. Days have 24 hours.
 * @param now time of the import
 */
export function resolveTimestamp(text: string, now: Date): Date {
  const distance = distanceOf(text);
  return distance === null ? new Date(text) : new Date(now.getTime() + distance);
}

/** The milliseconds of a relative timestamp; `null` for other texts. */
function distanceOf(text: string): number | null {
  const relative = RELATIVE.exec(text);
  if (!relative) return null;
  const [, sign = '+', days = 0, hours = 0, minutes = 0, seconds = 0] = relative;
  const distance =
    Number(days) * DAY_MS +
    Number(hours) * HOUR_MS +
    Number(minutes) * MINUTE_MS +
    Number(seconds) * SECOND_MS;
  return sign === '-' ? -distance : distance;
}

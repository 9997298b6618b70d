const RELATIVE = /^(?:now|([+-])(?=\d)(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?)$/;
const ABSOLUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Whether a text is a timestamp of a shop file; see {@link resolveTimestamp}. */
export function isTimestamp(text: string): boolean {
  return RELATIVE.test(text) || (ABSOLUTE.test(text) && !Number.isNaN(Date.parse(text)));
}

/**
 * Converts a timestamp of a shop file.
 *
 * @param text absolute in UTC (`2025-03-04T09:15:00Z`), or relative to the time of the import: `now`, `-400d`,
 *   `-3d4h30m`, `+30d`. Days have 24 hours.
 * @param now time of the import
 */
export function resolveTimestamp(text: string, now: Date): Date {
  const relative = RELATIVE.exec(text);
  if (!relative) return new Date(text);
  const [, sign = '+', days = 0, hours = 0, minutes = 0, seconds = 0] = relative;
  const distance =
    Number(days) * DAY_MS +
    Number(hours) * HOUR_MS +
    Number(minutes) * MINUTE_MS +
    Number(seconds) * SECOND_MS;
  return new Date(now.getTime() + (sign === '-' ? -distance : distance));
}

const HOUR_MS = 60 * 60 * 1_000;

/**
 * The time that the timestamps of the demo shop are relative to: the last full hour. Resets in the same hour result in
 * equal data.
 */
export function demoTime(now: Date): Date {
  return new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
}

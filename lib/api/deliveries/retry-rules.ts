const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Waits before the attempts after the first one. */
export const RETRY_DELAYS_MS: readonly number[] = [
  10 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  1 * HOUR_MS,
  2 * HOUR_MS,
];

/** Part of a wait by which it is at most shorter or longer, so that retries after an outage don't arrive together. */
const MAX_JITTER = 0.1;

/** A receiver can postpone the next attempt by at most this time. */
const MAX_RETRY_AFTER_MS = HOUR_MS;

const TOO_MANY_REQUESTS = 429;
const UNAVAILABLE = 503;
const GONE = 410;

/** Maximum duration of an attempt. If its process crashes, the delivery is claimed again after this time. */
export const LEASE_MS = 60 * SECOND_MS;

/** Result of an attempt. */
export interface AttemptOutcome {
  /** From 1 to 9. */
  number: number;
  /** `null` if no response arrived. */
  status: number | null;
  /** Why the attempt failed, whatever the status. */
  error: string | null;
  /** The `Retry-After` header of the response. */
  retryAfter: string | null;
  /** Whether every other attempt would fail too. */
  isFinal?: boolean | undefined;
}

/** The state after an attempt. */
export type NextStep =
  | { state: 'delivered' | 'failed' }
  /** There is another attempt after a wait. */
  | { state: 'waiting'; delayMs: number };

/**
 * Decides what follows an attempt.
 *
 * @param now milliseconds since 1970
 * @param random from 0 to 1
 */
export function nextStep(
  { number, status, error, retryAfter, isFinal }: AttemptOutcome,
  { now, random }: { now: number; random: number },
): NextStep {
  if (error === null && status !== null && status >= 200 && status < 300) {
    return { state: 'delivered' };
  }
  const delay = RETRY_DELAYS_MS[number - 1];
  if (isFinal || status === GONE || delay === undefined) return { state: 'failed' };
  const planned = Math.round(delay * (1 - MAX_JITTER + 2 * MAX_JITTER * random));
  const isPostponed = status === TOO_MANY_REQUESTS || status === UNAVAILABLE;
  const asked = isPostponed ? Math.min(readRetryAfter(retryAfter, now), MAX_RETRY_AFTER_MS) : 0;
  return { state: 'waiting', delayMs: Math.max(planned, asked) };
}

/** A `Retry-After` header in milliseconds: seconds, or a date. 0 if it is neither. */
function readRetryAfter(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * SECOND_MS;
  // Every form of dates in HTTP but the oldest, which has no time zone, ends like this.
  if (!text.endsWith(' GMT')) return 0;
  const date = Date.parse(text);
  return Number.isNaN(date) ? 0 : date - now;
}

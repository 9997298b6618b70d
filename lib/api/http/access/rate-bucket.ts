import { limits } from '../../contract/limits';

/**
 * The leaky bucket of the API (SPECIFICATION.md, section 10). Levels are counted in thousandths of a request: two
 * requests leak in a second, so two thousandths leak in a millisecond, and all arithmetic stays in integers.
 */
export const REQUEST = 1_000;
export const CAPACITY = limits.rateLimit.capacity * REQUEST;
export const LEAK_PER_MS = limits.rateLimit.leakPerSecond;

/** Level of a bucket at a moment. */
export interface BucketState {
  /** Thousandths of a request. */
  level: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** Whether a request is let in, and what its headers say. */
export interface BucketDecision {
  isAdmitted: boolean;
  /** Requests that still fit after this one. */
  remaining: number;
  /** Seconds until the bucket is empty. */
  resetSeconds: number;
  /** Seconds to wait before the next request; 0 when this one is admitted. */
  retryAfterSeconds: number;
}

/** The level after what leaked since. A clock that goes back never refills the bucket. */
export function leakedLevel({ level, at }: BucketState, now: number): number {
  return Math.max(0, level - LEAK_PER_MS * Math.max(0, now - at));
}

/**
 * Describes the outcome of a request.
 *
 * @param level the level with this request when it was admitted, else the level that left no room for it
 */
export function describeDecision(isAdmitted: boolean, level: number): BucketDecision {
  const leakPerSecond = LEAK_PER_MS * 1_000;
  return {
    isAdmitted,
    remaining: Math.max(0, Math.floor((CAPACITY - level) / REQUEST)),
    resetSeconds: Math.ceil(level / leakPerSecond),
    retryAfterSeconds: isAdmitted
      ? 0
      : Math.max(1, Math.ceil((level + REQUEST - CAPACITY) / leakPerSecond)),
  };
}

const SECOND_MS = 1_000;

/** Waits before the attempts after the first one. */
const RETRY_DELAYS_MS = [1 * SECOND_MS, 5 * SECOND_MS, 30 * SECOND_MS];

/** Maximum duration of an attempt. If its process crashes, the redemption is claimed again after this time. */
export const LEASE_MS = 60 * SECOND_MS;

/**
 * When to try again after an attempt that failed; `null` if the redemption fails for good.
 *
 * @param attempts how many there were
 */
export function nextAttemptAt(attempts: number, now: Date): Date | null {
  const delay = RETRY_DELAYS_MS[attempts - 1];
  return delay === undefined ? null : new Date(now.getTime() + delay);
}

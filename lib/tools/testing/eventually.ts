import { vi } from 'vitest';

/** Longer than any wait of a test, even on a busy machine. */
export const MAX_WAIT_MS = 50_000;

/**
 * Waits until a check passes, which may take long on a busy machine.
 *
 * @throws the error of the check if it never passes
 */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: MAX_WAIT_MS, interval: 5 });
}

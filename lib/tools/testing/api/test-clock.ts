/** A clock that tests move. It starts at a fixed timestamp. */
export interface TestClock {
  /** Milliseconds since 1970. */
  now(): number;
  advance(milliseconds: number): void;
  set(timestamp: string | number): void;
}

/** The timestamp at which every test starts. */
export const TEST_START = '2026-03-04T09:15:00.000Z';

/**
 * Creates a clock that stands still until a test moves it.
 *
 * @param tickMs milliseconds by which it moves each time it is read
 */
export function createTestClock(tickMs = 0): TestClock {
  let current = Date.parse(TEST_START);
  return {
    now() {
      current += tickMs;
      return current;
    },
    advance(milliseconds) {
      current += milliseconds;
    },
    set(timestamp) {
      current = new Date(timestamp).getTime();
    },
  };
}

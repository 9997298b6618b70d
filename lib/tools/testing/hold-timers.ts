import { onTestFinished, vi } from 'vitest';

/** Holds the timers with one delay while a test runs, which calls them back. All others run. */
export function holdTimers(milliseconds: number): (() => void)[] {
  const held: (() => void)[] = [];
  const start = setTimeout;
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    ...given: Parameters<typeof setTimeout>
  ) => {
    if (given[1] !== milliseconds) return start(...given);
    held.push(given[0]);
    const timer = start(() => {});
    clearTimeout(timer);
    return timer;
  }) as typeof setTimeout);
  onTestFinished(() => spy.mockRestore());
  return held;
}

/** Whether `npm run test:all` runs: it repeats generated tests more often than `npm test`. */
export const isTestAll = process.env.TEST_ALL === '1';

/** How often a generated test runs. */
export function runs(counts: { test: number; all: number }): number {
  return isTestAll ? counts.all : counts.test;
}

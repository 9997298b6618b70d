/** Whether `npm run test:all` runs: it repeats generated tests more often than `npm test`. */
export const isTestAll = process.env.TEST_ALL === '1';

/**
 * Files that only `npm run test:all` runs: walks through all pages, whole guides, and the demo shop; a hundred
 * navigations in a row, all requests of the console, hostile input in every place, details of widgets, apps that install
 * the packages, browsers other than Chromium, and what shows only after many rounds, kills, or waits.
 */
export const LONG_FILES = isTestAll
  ? []
  : [
      '**/all-pages.spec.ts',
      '**/api-interruptions.{built,database}.test.ts',
      '**/api-package.database.test.ts',
      '**/backup.postgres.test.ts',
      '**/custom-storefront{,-languages}.database.test.ts',
      '**/endurance.spec.ts',
      '**/every-request.spec.ts',
      '**/every-status.postgres.test.ts',
      '**/fill-and-empty.database.test.ts',
      '**/framework-responses.built.test.ts',
      '**/guides.database.test.ts',
      '**/hostile-document.spec.ts',
      '**/hostile-queries.spec.ts',
      '**/installed-packages.database.test.ts',
      '**/journeys.spec.ts',
      '**/killed-deliverer.database.test.ts',
      '**/killed-process.database.test.ts',
      '**/killed-process.postgres.test.ts',
      '**/next-app.database.test.ts',
      '**/other-browsers.database.test.ts',
      '**/phone-journey.spec.ts',
      '**/quickstarts.database.test.ts',
      '**/react-samples.database.test.ts',
      '**/recipe-scripts.database.test.ts',
      '**/sandbox-package.database.test.ts',
      '**/slow-readers.built.test.ts',
      '**/storefront-recipes.database.test.ts',
      '**/testing/sdk/details/*.database.test.ts',
      '**/unavailable-database.postgres.test.ts',
    ];

/**
 * Divides cases between several ways to test them: `npm test` tests every n-th case. If callers use all ways, each case
 * is tested once. `npm run test:all` tests each case in every way.
 *
 * @returns the cases that are tested in one of the ways
 */
export function share<Case>(cases: readonly Case[], way: number, ways: number): Case[] {
  return cases.filter((_case, index) => isTestAll || index % ways === way);
}

/** Returns the number of runs of a generated test. */
export function runs(counts: { test: number; all: number }): number {
  return isTestAll ? counts.all : counts.test;
}

/** Time limit in milliseconds of a test that `runs` makes long. The full number may take hours on a busy machine. */
export const LONG_TEST_MS = isTestAll ? 6 * 3_600_000 : 600_000;

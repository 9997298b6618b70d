import { readFileSync, writeFileSync } from 'node:fs';

/** The results of a test runner, for the closing summary of `npm test`. */
export interface TestReport {
  passed: number;
  failed: number;
  skipped: { name: string; reason: string }[];
  /** Names of the tests that passed only when they were run again. */
  flaky: string[];
}

/** Environment variable that names the file to which a runner's reporter writes its report. */
export const REPORT_VARIABLE = 'TEST_REPORT_FILE';

/** Reason of a skipped test that states none. */
export const NO_REASON = 'no reason given';

/** The report of a run without tests. */
export function emptyReport(): TestReport {
  return { passed: 0, failed: 0, skipped: [], flaky: [] };
}

/** Writes the report to the file that `TEST_REPORT_FILE` names, if it is set. */
export function writeReport(report: TestReport): void {
  const file = process.env[REPORT_VARIABLE];
  if (file) writeFileSync(file, JSON.stringify(report));
}

/** Reads a report. It is empty if the runner crashed before it wrote one. */
export function readReport(file: string): TestReport {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return emptyReport();
  }
}

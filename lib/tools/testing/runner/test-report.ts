import { readFileSync, writeFileSync } from 'node:fs';

/** A test, and why it failed or was skipped. */
export interface NamedTest {
  name: string;
  reason: string;
}

/** The results of a test runner, for the closing summary of `npm test`. */
export interface TestReport {
  passed: number;
  failed: NamedTest[];
  skipped: NamedTest[];
  /** Names of the tests that passed only when they were run again. */
  flaky: string[];
}

/** Environment variable that names the file to which a runner's reporter writes its report. */
export const REPORT_VARIABLE = 'TEST_REPORT_FILE';

/** Reason of a skipped or failed test that states none. */
export const NO_REASON = 'no reason given';

/** The report of a run without tests. */
export function emptyReport(): TestReport {
  return { passed: 0, failed: [], skipped: [], flaky: [] };
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

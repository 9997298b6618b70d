import { readFileSync, writeFileSync } from 'node:fs';

/** What a test runner found, as the closing summary of `npm test` shows it. */
export interface TestReport {
  passed: number;
  failed: number;
  skipped: { name: string; reason: string }[];
  /** Names of the tests that passed only when they were run again. */
  flaky: string[];
}

/** Environment variable that names the file to which a runner's reporter writes its report. */
export const REPORT_VARIABLE = 'TEST_REPORT_FILE';

export const NO_REASON = 'no reason given';

export function emptyReport(): TestReport {
  return { passed: 0, failed: 0, skipped: [], flaky: [] };
}

/** Writes the report if the environment asks for one. */
export function writeReport(report: TestReport): void {
  const file = process.env[REPORT_VARIABLE];
  if (file) writeFileSync(file, JSON.stringify(report));
}

/** Reads a report; a runner that broke off wrote none. */
export function readReport(file: string): TestReport {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return emptyReport();
  }
}

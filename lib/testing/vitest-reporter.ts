import type { Reporter, TestCase } from 'vitest/node';
import { emptyReport, NO_REASON, writeReport } from './test-report';

/** Writes the counts of a Vitest run, and every skipped test with its reason. */
export default class VitestReporter implements Reporter {
  private readonly report = emptyReport();

  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state === 'passed') this.report.passed++;
    if (result.state === 'failed') this.report.failed++;
    if (result.state === 'skipped') {
      const name = `${test.module.relativeModuleId} › ${test.fullName}`;
      this.report.skipped.push({ name, reason: result.note ?? NO_REASON });
    }
  }

  onTestRunEnd(): void {
    writeReport(this.report);
  }
}

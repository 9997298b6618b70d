import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { emptyReport, NO_REASON, writeReport } from './test-report';

/** Writes the counts of a Vitest run, and every failed or skipped test with its reason. */
export default class VitestReporter implements Reporter {
  private readonly report = emptyReport();

  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state === 'passed') this.report.passed++;
    const name = `${test.module.relativeModuleId} › ${test.fullName}`;
    if (result.state === 'failed') {
      this.report.failed.push({ name, reason: result.errors[0]?.message ?? NO_REASON });
    }
    if (result.state === 'skipped') {
      this.report.skipped.push({ name, reason: result.note ?? NO_REASON });
    }
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const module of modules) {
      for (const part of [module, ...module.children.allSuites()]) {
        const suite = part.type === 'suite' ? ` › ${part.fullName}` : '';
        this.addErrors(module.relativeModuleId + suite, part.errors());
      }
    }
    this.addErrors('outside tests', errors);
    writeReport(this.report);
  }
  /** Counts errors that are not of a test: of a hook, an import, or a promise that is not awaited. */
  private addErrors(name: string, errors: readonly SerializedError[]): void {
    for (const { message } of errors) this.report.failed.push({ name, reason: message });
  }
}

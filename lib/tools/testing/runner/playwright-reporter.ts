import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { emptyReport, NO_REASON, writeReport } from './test-report';

/** Writes the counts of a Playwright run, every failed or skipped test with its reason, and every flaky one. */
export default class PlaywrightReporter implements Reporter {
  private tests: () => TestCase[] = () => [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.tests = () => suite.allTests();
  }

  onEnd(): void {
    const report = emptyReport();
    for (const test of this.tests()) {
      const outcome = test.outcome();
      if (outcome === 'skipped') {
        const skip = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme');
        const reason =
          test.results.length === 0 ? 'not run: the test run ended early' : skip?.description;
        report.skipped.push({ name: nameOf(test), reason: reason ?? NO_REASON });
      } else if (outcome === 'unexpected') {
        const error = test.results.findLast((result) => result.error)?.error;
        report.failed.push({ name: nameOf(test), reason: error?.message ?? NO_REASON });
      } else {
        report.passed++;
        if (outcome === 'flaky') report.flaky.push(nameOf(test));
      }
    }
    writeReport(report);
  }
}

function nameOf(test: TestCase): string {
  // The first parts of the path are the project and the file.
  const titles = test.titlePath().slice(3);
  return [relative(process.cwd(), test.location.file), ...titles].join(' › ');
}

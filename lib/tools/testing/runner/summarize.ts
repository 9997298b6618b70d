import { stripVTControlCharacters } from 'node:util';
import type { StageResult } from './run-stages';
import type { TestReport } from './test-report';

type FinishedStage = StageResult & TestReport;
type CountedStage = FinishedStage & { failedCount: number };

const REASON_LENGTH = 400;

/**
 * The closing summary of `npm test`.
 *
 * @param options.failOnSkipped counts a skipped test as a failure of the run
 */
export function summarize(
  stages: readonly FinishedStage[],
  { failOnSkipped }: { failOnSkipped: boolean },
): { text: string; isGood: boolean } {
  const counted = stages.map((stage) => ({
    ...stage,
    // A stage that crashed counts as one failure even if none of its tests failed.
    failedCount: Math.max(stage.outcome === 'failed' ? 1 : 0, stage.failed.length),
  }));
  const sum = (count: (stage: CountedStage) => number) =>
    counted.reduce((total, stage) => total + count(stage), 0);
  const failures = counted.flatMap((stage) => stage.failed);
  const skipped = counted.flatMap((stage) => stage.skipped);
  const flaky = counted.flatMap((stage) => stage.flaky);

  const lines = ['', ...counted.map(stageLine)];
  if (failures.length > 0) {
    lines.push('', 'Failed tests:');
    for (const { name, reason } of failures) lines.push(`  ${name}: ${shorten(reason)}`);
  }
  if (skipped.length > 0) {
    lines.push('', `Skipped tests${failOnSkipped ? ', which fail this run' : ''}:`);
    for (const { name, reason } of skipped) lines.push(`  ${name}: ${reason}`);
  }
  if (flaky.length > 0) {
    lines.push('', 'Flaky tests, which passed only when they were run again. Fix them:');
    for (const name of flaky) lines.push(`  ${name}`);
  }
  const passed = sum((stage) => stage.passed);
  const failed = sum((stage) => stage.failedCount);
  // CI recognizes this line by its form, which has no place for flaky tests.
  const skippedCount = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  lines.push('', `${passed} passed, ${failed} failed${skippedCount}`);
  const isGood =
    failed === 0 &&
    counted.every(({ outcome }) => outcome === 'ok') &&
    !(failOnSkipped && skipped.length > 0);
  return { text: lines.join('\n'), isGood };
}

/** A summary shows the beginning of a reason; the output of the stage has all of it. */
function shorten(reason: string): string {
  const text = stripVTControlCharacters(reason).replace(/\s+/g, ' ');
  return text.length > REASON_LENGTH ? `${text.slice(0, REASON_LENGTH)}…` : text;
}

function stageLine(stage: CountedStage) {
  const { name, outcome, seconds, passed, failedCount, skipped, flaky } = stage;
  const label = { ok: 'ok', failed: 'FAILED', 'not run': 'not run' }[outcome];
  const counts = [
    `${passed} passed`,
    `${failedCount} failed`,
    ...(skipped.length > 0 ? [`${skipped.length} skipped`] : []),
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
  ];
  const hasTests = passed + failedCount + skipped.length > 0;
  const time = outcome === 'not run' ? '' : `${Math.round(seconds)} s`;
  return `${label.padEnd(8)}${name.padEnd(15)}${time.padStart(6)}  ${hasTests ? counts.join(', ') : ''}`.trimEnd();
}

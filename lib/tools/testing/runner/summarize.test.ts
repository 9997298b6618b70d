import { describe, expect, it } from 'vitest';
import { summarize } from './summarize';

type FinishedStage = Parameters<typeof summarize>[0][number];

const UNIT: FinishedStage = {
  name: 'unit',
  outcome: 'ok',
  seconds: 61.4,
  passed: 10,
  failed: [],
  skipped: [],
  flaky: [],
};
const BUILD: FinishedStage = { ...UNIT, name: 'build', passed: 0 };

const summaryOf = (stages: FinishedStage[], failOnSkipped = false) =>
  summarize(stages, { failOnSkipped });

describe('the closing summary', () => {
  it('lists each stage, and ends with a line of counts', () => {
    expect(summaryOf([BUILD, UNIT, { ...UNIT, name: 'browser', passed: 5 }])).toEqual({
      text: [
        '',
        'ok      build            61 s',
        'ok      unit             61 s  10 passed, 0 failed',
        'ok      browser          61 s  5 passed, 0 failed',
        '',
        '15 passed, 0 failed',
      ].join('\n'),
      isGood: true,
    });
  });

  it('counts a stage that crashed without a failed test as a failure', () => {
    const { text, isGood } = summaryOf([
      { ...BUILD, outcome: 'failed' },
      { ...UNIT, outcome: 'not run', passed: 0 },
    ]);
    expect(text.split('\n')).toEqual([
      '',
      'FAILED  build            61 s  0 passed, 1 failed',
      'not run unit',
      '',
      '0 passed, 1 failed',
    ]);
    expect(isGood).toBe(false);
  });

  it('names every failed test with the beginning of its reason', () => {
    const failed = [
      { name: 'a.test.ts › parses', reason: `\u001b[31mexpected\u001b[39m\n  ${'x'.repeat(500)}` },
    ];
    const { text, isGood } = summaryOf([{ ...UNIT, outcome: 'failed', failed }]);
    expect(text).toContain(`\nFailed tests:\n  a.test.ts › parses: expected ${'x'.repeat(391)}…\n`);
    expect(text.split('\n').at(-1)).toBe('10 passed, 1 failed');
    expect(isGood).toBe(false);
  });

  it('names every skipped test with its reason, and fails CI', () => {
    const stage = { ...UNIT, skipped: [{ name: 'a.test.ts › parses', reason: 'PHP is missing' }] };
    const { text, isGood } = summaryOf([stage]);
    expect(text).toContain('\nSkipped tests:\n  a.test.ts › parses: PHP is missing\n');
    expect(text.split('\n').at(-1)).toBe('10 passed, 0 failed, 1 skipped');
    expect(isGood).toBe(true);
    expect(summaryOf([stage], true).isGood).toBe(false);
  });

  it('names every flaky test as work to do', () => {
    const { text, isGood } = summaryOf([{ ...UNIT, flaky: ['a.spec.ts › opens'] }]);
    expect(text).toContain('run again. Fix them:\n  a.spec.ts › opens\n');
    expect(text).toContain('10 passed, 0 failed, 1 flaky\n');
    expect(text.split('\n').at(-1)).toBe('10 passed, 0 failed');
    expect(isGood).toBe(true);
  });
});

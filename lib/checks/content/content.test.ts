import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentIssue, formatIssue } from '../../docs/content-error';
import { type ContentReport, checkContent, optedOutShare, summarise } from './content-report';

const MAX_OPTED_OUT = 0.03;

let report: ContentReport;

beforeAll(() => {
  report = checkContent(process.cwd());
}, 120_000);

afterAll(() => {
  if (report) console.log(summarise(report));
});

describe('every sample of the documentation', () => {
  it('in TypeScript, TSX and JavaScript compiles against the declarations', () => {
    expectNone(report.compiled);
  });

  it('in JSON parses, and is an example of the schema that it names', () => {
    expectNone(report.json);
  });

  it('in PHP parses', (context) => {
    context.skip(report.withoutTool.includes('php'), 'PHP is not installed');
    expectNone(report.php);
  });

  it('in the shell parses, and calls operations of the API with parameters that they take', () => {
    expectNone(report.bash);
  });

  it('in HTML uses placeholders and attributes that widgets have', () => {
    expectNone(report.html);
  });

  it('is checked, but for a few that say why not', () => {
    const silent = report.optedOut.filter(({ unchecked }) => unchecked?.trim() === '');
    expectNone(
      silent.map(({ file, line }) => ({ file, line, reason: 'opts out without a reason' })),
    );
    const shown = report.optedOut.map(
      ({ file, line, unchecked }) => `${file}:${line} ${unchecked}`,
    );
    expect(optedOutShare(report), shown.join('\n')).toBeLessThanOrEqual(MAX_OPTED_OUT);
  });
});

describe('links of the documentation', () => {
  it('and images lead somewhere', () => {
    expectNone(report.links.broken);
    expect(report.links.checked).toBeGreaterThan(0);
  });

  it('give no cause for a warning: files, addresses and headings that they name exist once', () => {
    expectNone([...report.links.warnings, ...report.duplicateRoutes]);
  });
});

describe('every page', () => {
  it('has the sections of its kind', () => {
    expectNone(report.outlines);
  });

  it('explains its subject in words of its own', () => {
    expectNone(report.short);
  });

  it('shares no paragraph with another', () => {
    expectNone(report.repeated);
  });
});

function expectNone(faults: readonly ContentIssue[]) {
  expect(faults, `\n${faults.map(formatIssue).join('\n')}\n`).toHaveLength(0);
}

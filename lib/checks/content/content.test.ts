import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentIssue, formatIssue } from '../../docs/content-error';
import { type ContentReport, checkContent, summarize, uncheckedShare } from './content-report';

const MAX_UNCHECKED_SHARE = 0.03;

let report: ContentReport;

beforeAll(() => {
  report = checkContent(process.cwd());
}, 120_000);

afterAll(() => {
  if (report) console.log(`${summarize(report)}\n${report.execution}`);
});

describe('every sample of the documentation', () => {
  it('in TypeScript, TSX and JavaScript compiles against the declarations', () => {
    expectNone(report.compiled);
  });

  it('in JSON parses, and is an example of the schema that it names', () => {
    expectNone(report.json);
  });

  it('in PHP parses', (context) => {
    context.skip(report.missingTools.includes('php'), 'PHP is not installed');
    expectNone(report.php);
  });

  it('in the shell parses, and sends only requests that the API accepts', () => {
    expectNone(report.bash);
  });

  it('in HTML uses placeholders and attributes that exist', () => {
    expectNone(report.html);
  });

  it('in plain JavaScript waits for the SDK before it uses it', () => {
    expectNone(report.scripts);
  });

  it('follows the rules of the pages that it is about', () => {
    expectNone(report.rules);
  });

  it('that is listed as executed exists', () => {
    expect(report.unknownExecuted).toEqual([]);
  });

  it('is checked, except for a few that give a reason', () => {
    const silent = report.unchecked.filter(({ unchecked }) => unchecked?.trim() === '');
    expectNone(
      silent.map(({ file, line }) => ({ file, line, reason: 'is unchecked without a reason' })),
    );
    const shown = report.unchecked.map(
      ({ file, line, unchecked }) => `${file}:${line} ${unchecked}`,
    );
    expect(uncheckedShare(report), shown.join('\n')).toBeLessThanOrEqual(MAX_UNCHECKED_SHARE);
  });
});

describe('links of the documentation', () => {
  it('and images have a target that exists', () => {
    expectNone(report.links.broken);
    expect(report.links.checked).toBeGreaterThan(0);
  });

  it('name files and headings that exist, and addresses that are unique', () => {
    expectNone([...report.links.warnings, ...report.duplicateRoutes]);
  });
});

describe('every page', () => {
  it('has the sections that its kind requires', () => {
    expectNone(report.sections);
  });

  it('has tables without empty cells, fragments and repetitions', () => {
    expectNone(report.tables);
  });

  it('counts the entries of its lists correctly', () => {
    expectNone(report.counts);
  });

  it('describes its example deliveries correctly', () => {
    expectNone(report.deliveries);
  });

  it('quotes error messages that exist', () => {
    expectNone(report.messages);
  });

  it('has enough prose', () => {
    expectNone(report.short);
  });

  it('shares no paragraph with another', () => {
    expectNone(report.repeated);
  });
});

function expectNone(issues: readonly ContentIssue[]) {
  expect(issues, `\n${issues.map(formatIssue).join('\n')}\n`).toHaveLength(0);
}

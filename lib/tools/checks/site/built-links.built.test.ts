import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentIssue, formatIssue } from '../../../content/load/content-error';
import { env } from '../../../site/config/env';
import { ON_REQUEST } from '../content/site-routes';
import { type BuiltLinkReport, checkBuiltLinks } from './built-links';

let report: BuiltLinkReport;

beforeAll(() => {
  report = checkBuiltLinks({
    appFolder: '.next/server/app',
    staticFolder: '.next/static',
    publicFolder: 'public',
    dynamicRoutes: ON_REQUEST,
    siteUrl: env.SITE_URL,
    basePath: env.BASE_PATH,
  });
}, 60_000);

afterAll(() => {
  if (!report) return;
  const { documents, checked, broken, warnings } = report;
  console.log(
    `built pages ${documents} · links checked ${checked}, broken ${broken.length}, warnings ${warnings.length}`,
  );
});

describe('the built site', () => {
  it('has no broken links', () => {
    expect(report.documents).toBeGreaterThan(0);
    expectNone(report.broken);
  });

  it('has exactly one element for each fragment', () => {
    expectNone(report.warnings);
  });
});

function expectNone(issues: readonly ContentIssue[]) {
  expect(issues, `\n${issues.map(formatIssue).join('\n')}\n`).toHaveLength(0);
}

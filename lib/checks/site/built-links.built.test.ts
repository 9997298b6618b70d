import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { env } from '../../config/env';
import { type ContentIssue, formatIssue } from '../../docs/content-error';
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
  it('points at nothing that it does not have', () => {
    expect(report.documents).toBeGreaterThan(0);
    expectNone(report.broken);
  });

  it('gives no cause for a warning: every fragment is the id of one element', () => {
    expectNone(report.warnings);
  });
});

function expectNone(faults: readonly ContentIssue[]) {
  expect(faults, `\n${faults.map(formatIssue).join('\n')}\n`).toHaveLength(0);
}

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operations } from '../../../api/operations';
import { type ContentIssue, formatIssue } from '../../../content/load/content-error';
import { listPages, loadPublishedContent } from './content-pages';
import { checkCurlSamples } from './curl-samples';
import { checkHtmlSamples } from './html-samples';
import { checkJsonSamples } from './json-samples';
import { checkLinks } from './links';
import { checkRequiredSections } from './required-sections';
import { compileSamples } from './sample-compiler';
import { checkSampleRules } from './sample-rules';
import { canCheckSyntax, checkSyntax } from './sample-syntax';
import { collectSamples } from './samples';
import { listFiles, SITE_ROUTES } from './site-routes';

const MAX_UNCHECKED_SHARE = 0.03;

const root = process.cwd();
const index = loadPublishedContent(root);
const pages = listPages(index);
const samples = collectSamples(pages);

describe('every sample of the documentation', () => {
  it('in TypeScript, TSX and JavaScript compiles against the declarations', () => {
    expectNone(compileSamples(root, samples));
  }, 120_000);

  it('in JSON parses, and is an example of the schema that it names', () => {
    expectNone(checkJsonSamples(samples));
  });

  it('in PHP parses', (context) => {
    context.skip(!canCheckSyntax('php'), 'PHP is not installed');
    expectNone(checkSyntax(samples, 'php'));
  }, 60_000);

  it('in the shell parses, and sends only requests that the API accepts', () => {
    expectNone(canCheckSyntax('bash') ? checkSyntax(samples, 'bash') : []);
    expectNone(checkCurlSamples(samples));
  }, 60_000);

  it('in HTML uses placeholders and attributes that exist', () => {
    expectNone(checkHtmlSamples(samples));
  });

  it('follows the rules of the pages that it is about', () => {
    expectNone(checkSampleRules(samples));
  });

  it('is checked, except for a few that give a reason', () => {
    const unchecked = samples.filter((sample) => sample.unchecked !== null);
    expectNone(
      unchecked
        .filter((sample) => sample.unchecked?.trim() === '')
        .map(({ file, line }) => ({ file, line, reason: 'is unchecked without a reason' })),
    );
    const byHand = samples.filter(({ isGenerated }) => !isGenerated);
    const shown = unchecked.map((sample) => `${sample.file}:${sample.line} ${sample.unchecked}`);
    expect(unchecked.length / byHand.length, shown.join('\n')).toBeLessThanOrEqual(
      MAX_UNCHECKED_SHARE,
    );
  });
});

describe('links and images of the documentation', () => {
  it('have a target that exists', () => {
    const { issues, checked } = checkLinks({
      index,
      routes: SITE_ROUTES,
      publicFiles: listFiles(join(root, 'public')),
      anchors: new Map([['/api', new Set(operations.map(({ id }) => id))]]),
    });
    expectNone(issues);
    expect(checked).toBeGreaterThan(0);
  });
});

describe('every page', () => {
  it('has the sections that its kind requires', () => {
    expectNone(checkRequiredSections(pages));
  });
});

function expectNone(issues: readonly ContentIssue[]) {
  expect(issues, `\n${issues.map(formatIssue).join('\n')}\n`).toHaveLength(0);
}

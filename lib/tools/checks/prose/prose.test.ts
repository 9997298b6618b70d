import { describe, expect, it } from 'vitest';
import { formatIssue } from '../../../content/load/content-error';
import { lintProse } from './lint-prose';
import { listProseTexts } from './prose-texts';

describe('the prose of the site', () => {
  it('uses the standard terms', async () => {
    const texts = listProseTexts(process.cwd());
    expect(texts.length).toBeGreaterThan(1_000);
    const issues = await lintProse(texts);
    expect(issues, `\n${issues.map(formatIssue).join('\n')}\n`).toHaveLength(0);
  }, 60_000);
});

describe('the prose linter', () => {
  const reasons = async (markdown: string) =>
    (await lintProse([{ source: 'page.md', markdown }])).map(formatIssue);

  it('reports a banned word with its line and what to use', async () => {
    expect(await reasons('A customer.\n\n> Some *shoppers* wait.')).toEqual([
      '  page.md:3 says "shoppers", use: customer',
    ]);
  });

  it('reads text only, not code or parts of words', async () => {
    expect(
      await reasons('`shopper` and [a](/shopper)\n\n```js\nshopper();\n```\n\nredrawn'),
    ).toEqual([]);
  });
});

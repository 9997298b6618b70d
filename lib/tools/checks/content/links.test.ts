import { describe, expect, it } from 'vitest';
import { formatIssue } from '../../../content/load/content-error';
import { makeIndex, makePage } from '../../../content/pages/page.fixture';
import { checkLinks } from './links';

const target = makePage('Sdk/target', ['## A part', '', '## Own {#named}', '', '### `code` part']);

function check(...lines: string[]) {
  const report = checkLinks({
    index: makeIndex(makePage('Sdk/page', ['## Here', '', ...lines]), target),
    routes: ['/', '/api', '/v2/*'],
    publicFiles: new Set(['/img/a.png']),
    anchors: new Map([['/api', new Set(['getTiers'])]]),
  });
  return { ...report, issues: report.issues.map(formatIssue) };
}

describe('links of the content', () => {
  it('pass if they point at a page, a route of the site, a file or a heading', () => {
    const report = check(
      '[a](/docs/Sdk/target) [b](/docs/Sdk/target/) [c](/docs/Sdk/target?x=1#a-part) [d](/api#getTiers)',
      '[e](/v2/docs/openapi.json) [f](/img/a.png) [g](#here) [h](/docs/Sdk/target#named)',
      '[i](./target.md#code-part) [j](/docs/Sdk/target.md) ![k](/img/a.png) [l](target)',
    );
    expect(report).toEqual({ issues: [], checked: 12, external: [] });
  });

  it("are broken if the target doesn't exist, wherever they are on the page", () => {
    const { issues } = check(
      '[a](/docs/Sdk/missing#a)',
      '',
      '<Cards>',
      '',
      '<Card title="B" href="/docs/sdk/target">text</Card>',
      '',
      '</Cards>',
      '',
      '[c]: /apis',
      '',
      '![d](/img/b.png)',
    );
    expect(issues).toEqual([
      '  content/docs/Sdk/page.md:8 links to "/docs/Sdk/missing#a", which does not exist',
      '  content/docs/Sdk/page.md:12 links to "/docs/sdk/target", which does not exist',
      '  content/docs/Sdk/page.md:16 links to "/apis", which does not exist',
      '  content/docs/Sdk/page.md:18 shows the image "/img/b.png", which does not exist',
    ]);
  });

  it('are broken if only the heading or the Markdown file is missing', () => {
    const { issues } = check(
      '[a](/docs/Sdk/target#b-part) [b](#there)',
      '[c](./other.md) [d](/api#getTier)',
    );
    expect(issues).toEqual([
      '  content/docs/Sdk/page.md:8 links to "/docs/Sdk/target#b-part", but the target has no such anchor',
      '  content/docs/Sdk/page.md:8 links to "#there", but the target has no such anchor',
      `  content/docs/Sdk/page.md:9 links to the file "./other.md", which isn't a page`,
      '  content/docs/Sdk/page.md:9 links to "/api#getTier", but the target has no such anchor',
    ]);
  });

  it('to other sites are listed for a separate check and not checked', () => {
    const { external, checked } = check('[a](https://a.example/b) [c](mailto:a@b.example)');
    expect(external).toEqual([
      { file: 'content/docs/Sdk/page.md', line: 8, target: 'https://a.example/b' },
    ]);
    expect(checked).toBe(0);
  });

  it('in generated tables are checked too', () => {
    const { issues } = check('<Errors of="getRewardsVipTiers" />');
    expect(issues).toContain(
      '  content/docs/Sdk/page.md:8 links to "/docs/Api/errors#FORBIDDEN", which does not exist',
    );
  });
});

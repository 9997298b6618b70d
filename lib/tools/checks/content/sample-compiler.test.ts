import { describe, expect, it } from 'vitest';
import { formatIssue } from '../../../content/load/content-error';
import { makePage } from '../../../content/pages/page.fixture';
import { makeSample as sample } from './sample.fixture';
import { compileSamples } from './sample-compiler';
import { collectSamples, type Sample } from './samples';

describe('compiled samples', { timeout: 60_000 }, () => {
  it("are reported with file and line if they use something that the SDK doesn't have", () => {
    const [sound, broken] = [sample('js', 'Laurel.closeRewardsPopup();'), sample('js', '')];
    broken.code = 'const name = "popup";\nLaurel.closeRewardPopup(name);';
    expect(compile(sound)).toEqual([]);
    expect(compile(sound, broken)).toEqual([
      "  page.md:11 TS2551: Property 'closeRewardPopup' does not exist on type 'Sdk'. Did you mean 'closeRewardsPopup'?",
    ]);
  });

  it('are reported with the line number of the Markdown file', () => {
    const page = makePage('Sdk/a', [
      'Text.',
      '',
      '```ts',
      'export {};',
      'const a: string = 1;',
      '```',
    ]);
    const [issue] = compile(...collectSamples([page]));
    expect(issue).toMatch(/^ {2}content\/docs\/Sdk\/a\.md:10 TS2322: Type 'number'/);
  });

  it('must check the status before they read the data', () => {
    const head = `import { METHOD_STATUSES } from '@laurel/sdk/core';
import { getRewardsVipTiers } from '@laurel/sdk/rewards';
export async function show() {
  const result = await getRewardsVipTiers();
  if (result.status === METHOD_STATUSES.SUCCESS) console.log(result.data.tiers);
`;
    expect(compile(sample('ts', `${head}}`))).toEqual([]);
    const [issue] = compile(sample('ts', `${head}  console.log(result.data);\n}`));
    expect(issue).toContain("page.md:15 TS2339: Property 'data' does not exist");
  });

  it('can use the React package and the names of the widgets', () => {
    const component = (name: string) =>
      `import { Widget } from '@laurel/sdk-react';\nexport const Stars = () => <Widget name="${name}" />;`;
    expect(compile(sample('tsx', component('reviews_average')))).toEqual([]);
    expect(compile(sample('tsx', component('stars')))[0]).toContain('page.md:11 TS2322');
  });

  it('can use the same names as other samples', () => {
    const code = "const button = document.querySelector('#a');\nbutton?.remove();";
    expect(compile(sample('js', code), sample('js', code))).toEqual([]);
  });

  it('have the types of Node.js on the server and those of the browser elsewhere', () => {
    const server =
      "import { env } from 'node:process';\nexport const title = env.TITLE ?? document.title;";
    expect(compile(sample('ts', server))[0]).toContain(
      "page.md:11 TS2584: Cannot find name 'document'",
    );
    expect(compile(sample('ts', 'export const title = process.title;'))[0]).toContain(
      "Cannot find name 'process'",
    );
  });

  it('can import each other by title within an area', () => {
    const verify = sample('ts', 'export const verify = (body: string) => body.length;', {
      title: 'verify-webhook.ts',
      file: 'behavior.md',
      area: 'Webhooks',
    });
    const use = "import { verify } from './verify-webhook';\nverify(1);";
    expect(compile(verify, sample('ts', use, { area: 'Webhooks' }))[0]).toContain(
      'page.md:11 TS2345',
    );
    expect(compile(verify, sample('ts', use))[0]).toContain(
      'page.md:10 TS2307: Cannot find module',
    );
  });

  it('must not leave a name unused, unless they show nothing but imports', () => {
    const imports = "import { init, on } from '@laurel/sdk/core';";
    expect(compile(sample('ts', imports))).toEqual([]);
    expect(compile(sample('ts', `${imports}\non('widget_opened', () => {});`))).toEqual([
      "  page.md:10 TS6133: 'init' is declared but its value is never read.",
    ]);
  });

  it('on a generated page show declarations and only have to parse', () => {
    const declaration = (code: string) => compile(sample('ts', code, { isGenerated: true }));
    expect(declaration('function init(options: SdkInitOptions): Promise<Success>;')).toEqual([]);
    expect(declaration('function init(options: ): void;')[0]).toContain('page.md:10 TS1110');
  });

  it('are skipped if they give a reason', () => {
    expect(compile(sample('ts', 'const a: = 1', { unchecked: 'shows a syntax error' }))).toEqual(
      [],
    );
  });
});

function compile(...samples: Sample[]): string[] {
  return compileSamples(process.cwd(), samples).map(formatIssue);
}

import { describe, expect, it } from 'vitest';
import { formatIssue } from '../../docs/content-error';
import { makePage } from '../../docs/page.fixture';
import { checkCurlSamples, type KnownOperation } from './curl-samples';
import { checkHtmlSamples } from './html-samples';
import { checkJsonSamples } from './json-samples';
import { makeSample } from './sample.fixture';
import { canCheckSyntax, checkSyntax } from './sample-syntax';
import { collectSamples } from './samples';

describe('the samples of a page', () => {
  it('are found in tabs and lists too, with the line number of their code', () => {
    const page = makePage('Sdk/a', [
      '```js title="a.js"',
      'one();',
      '```',
      '',
      '<Tabs group="flavour">',
      '<Tab title="React" value="react">',
      '',
      '```tsx unchecked="cut short"',
      'two();',
      '```',
      '',
      '</Tab>',
      '</Tabs>',
      '',
      '- step',
      '',
      '  ```json schema="Tier"',
      '  {}',
      '  ```',
    ]);
    const samples = collectSamples([page]);
    expect(samples.map(({ language, line, code }) => `${language}:${line} ${code}`)).toEqual([
      'js:7 one();',
      'tsx:14 two();',
      'json:23 {}',
    ]);
    expect(samples.map(({ unchecked }) => unchecked)).toEqual([null, 'cut short', null]);
    expect(samples[2]?.schema).toBe('Tier');
  });

  it('that show a diff are read as the result of that diff', () => {
    const page = makePage('Sdk/a', [
      '```js title="a.js"',
      'before(); // [!code --]',
      'after(); // [!code ++]',
      '```',
    ]);
    expect(collectSamples([page])[0]?.code).toBe('\nafter(); // [!code ++]');
  });
});

describe('a JSON sample', () => {
  it('is reported with the line of its syntax error', () => {
    const [issue] = checkJsonSamples([makeSample('json', '{\n  "a": 1,\n  oops\n}')]);
    expect(issue && formatIssue(issue)).toMatch(/^ {2}page\.md:12 isn't valid JSON: /);
  });

  it('is validated against the schema that it names', () => {
    const checkSchema = (name: string, value: unknown) =>
      name === 'Id' ? (typeof value === 'number' ? [] : ['must be a number']) : null;
    const check = (code: string, schema: string) =>
      checkJsonSamples([makeSample('json', code, { schema })], checkSchema).map(formatIssue);
    expect(check('7', 'Id')).toEqual([]);
    expect(check('"7"', 'Id')).toEqual([
      "  page.md:10 doesn't match the schema Id: must be a number",
    ]);
    expect(check('7', 'Ids')).toEqual([
      "  page.md:10 doesn't match the schema Ids: no schema has that name",
    ]);
  });
});

describe('a shell or PHP sample', () => {
  it('in PHP is reported with the line of its syntax error', (context) => {
    context.skip(!canCheckSyntax('php'), 'PHP is not installed');
    const samples = ['<?php\n$a = 1;\necho $a\n}', '<?php\necho 1;', 'echo 1;'];
    const issues = checkSyntax(
      samples.map((code) => makeSample('php', code)),
      'php',
    );
    expect(issues.map(formatIssue)).toEqual([
      expect.stringMatching(/^ {2}page\.md:13 isn't valid php: PHP Parse error/),
      '  page.md:10 is PHP that doesn\'t begin with "<?php"',
    ]);
  });

  it('in the shell is reported with the line of its syntax error', (context) => {
    context.skip(!canCheckSyntax('bash'), 'Bash is not installed');
    const issues = checkSyntax([makeSample('bash', 'ls\nif true; done')], 'bash');
    expect(issues.map(formatIssue)).toEqual([
      expect.stringMatching(/^ {2}page\.md:11 isn't valid bash/),
    ]);
  });
});

describe('a curl command', () => {
  const operations: KnownOperation[] = [
    {
      method: 'post',
      path: '/v2/customers/updateBalance',
      query: [],
      checkBody: (body) =>
        body && typeof body === 'object' && 'id' in body ? [] : ['id is missing'],
    },
    {
      method: 'get',
      path: '/v2/tiers/{id}',
      query: [
        { name: 'shop', isRequired: true },
        { name: 'locale', isRequired: false },
      ],
      checkBody: null,
    },
  ];
  const check = (code: string) =>
    checkCurlSamples([makeSample('bash', code)], {
      origin: 'https://api.laurel.example',
      operations,
    }).map(formatIssue);

  it('passes if the API has the operation and accepts the parameters', () => {
    const samples = [
      'curl "https://api.laurel.example/v2/tiers/12?shop=a&locale=en" | head',
      "curl -X POST https://api.laurel.example/v2/customers/updateBalance \\\n  -H 'A: b' \\\n  -d '{\"id\": 1}'",
      'export A=$(curl -sS https://api.laurel.example/v2/customers/updateBalance --json "{\\"id\\": $ID}")',
      'curl -G https://api.laurel.example/v2/tiers/12 --data-urlencode shop=a # the shop',
      'curl --silent https://northlight.shop.example/token',
      "# don't\ncurl https://api.laurel.example/v2/customers/updateBalance -d '{\n  \"id\": 1\n}'",
    ];
    expect(samples.flatMap(check)).toEqual([]);
  });

  it.each([
    [
      'curl https://api.laurel.example/v2/tier/12',
      "sends GET /v2/tier/12, which the API doesn't have",
    ],
    [
      'curl https://api.laurel.example/v2/customers/updateBalance',
      'which the API accepts as POST only',
    ],
    ['curl https://api.laurel.example/v2/tiers/1?shop=a\\&size=2', 'unknown parameter "size"'],
    ['curl https://api.laurel.example/v2/tiers/1', 'leaves out the parameter "shop"'],
    ["curl https://api.laurel.example/v2/customers/updateBalance -d '{}'", 'id is missing'],
    [
      "curl https://api.laurel.example/v2/customers/updateBalance -d '{id}'",
      "a body that isn't valid JSON",
    ],
    ['curl --slient https://api.laurel.example/v2/tiers/1?shop=a', 'unknown curl option --slient'],
    ['curl $API/v2/tiers/1', "which isn't an absolute URL"],
  ])('is reported: %s', (code, reason) => {
    expect(check(`ls\n\n${code}`)).toEqual([expect.stringContaining(`page.md:12 `)]);
    expect(check(code)[0]).toContain(reason);
  });
});

describe('an HTML sample', () => {
  it("is reported if a placeholder or one of its attributes doesn't exist", () => {
    const html = (attributes: string) => makeSample('html', `<p>\n<div ${attributes}></div>`);
    const issues = checkHtmlSamples([
      html('class="laurel-rv-average-placeholder" data-laurel-product-id="880010"'),
      html('class="laurel-rv-average-placeholder" data-laurel-prodct-id="880010"'),
      html('class="laurel-rv-average-placeholder" title="a > b" data-laurel-product="880010"'),
      html('class="laurel-stars-placeholder"'),
    ]);
    expect(issues.map(formatIssue)).toEqual([
      '  page.md:11 has the attribute "data-laurel-prodct-id", which reviews_average doesn\'t support',
      '  page.md:11 has the attribute "data-laurel-product", which reviews_average doesn\'t support',
      '  page.md:11 has the placeholder "laurel-stars-placeholder", which no widget has',
    ]);
  });
});

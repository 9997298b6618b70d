import { describe, expect, it } from 'vitest';
import { formatIssue } from '../../docs/content-error';
import { makePage } from '../../docs/page.fixture';
import { checkCurlSamples, type KnownOperation } from './curl-samples';
import { checkJsonSamples } from './data-samples';
import { checkHtmlSamples } from './html-samples';
import { canLint, lintSamples } from './lint-samples';
import { makeSample } from './sample.fixture';
import { collectSamples } from './samples';

describe('the samples of a page', () => {
  it('are found in tabs and lists too, with the line of their code', () => {
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

  it('are read as they are after the change that they show', () => {
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
  it('is reported with the line at which it stops being JSON', () => {
    const [fault] = checkJsonSamples([makeSample('json', '{\n  "a": 1,\n  oops\n}')]);
    expect(fault && formatIssue(fault)).toMatch(/^ {2}page\.md:12 is no JSON: /);
  });

  it('is held against the schema that it names', () => {
    const checkSchema = (name: string, value: unknown) =>
      name === 'Id' ? (typeof value === 'number' ? [] : ['must be a number']) : null;
    const check = (code: string, schema: string) =>
      checkJsonSamples([makeSample('json', code, { schema })], checkSchema).map(formatIssue);
    expect(check('7', 'Id')).toEqual([]);
    expect(check('"7"', 'Id')).toEqual(['  page.md:10 as an example of Id: must be a number']);
    expect(check('7', 'Ids')).toEqual([
      '  page.md:10 as an example of Ids: there is no schema of that name',
    ]);
  });
});

describe('a shell or PHP sample', () => {
  it('in PHP is reported with the line of its syntax error', (context) => {
    context.skip(!canLint('php'), 'PHP is not installed');
    const samples = ['<?php\n$a = 1;\necho $a\n}', '<?php\necho 1;', 'echo 1;'];
    const faults = lintSamples(
      samples.map((code) => makeSample('php', code)),
      'php',
    );
    expect(faults.map(formatIssue)).toEqual([
      expect.stringMatching(/^ {2}page\.md:13 is no php: PHP Parse error/),
      '  page.md:10 is PHP without "<?php" at its beginning',
    ]);
  });

  it('in the shell is reported with the line of its syntax error', (context) => {
    context.skip(!canLint('bash'), 'Bash is not installed');
    const faults = lintSamples([makeSample('bash', 'ls\nif true; done')], 'bash');
    expect(faults.map(formatIssue)).toEqual([expect.stringMatching(/^ {2}page\.md:11 is no bash/)]);
  });
});

describe('a curl call', () => {
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

  it('passes when the API has it and its parameters are right', () => {
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
      'calls GET /v2/tier/12, which the API does not have',
    ],
    [
      'curl https://api.laurel.example/v2/customers/updateBalance',
      'which the API has as POST only',
    ],
    ['curl https://api.laurel.example/v2/tiers/1?shop=a\\&size=2', 'unknown parameter "size"'],
    ['curl https://api.laurel.example/v2/tiers/1', 'leaves out the parameter "shop"'],
    ["curl https://api.laurel.example/v2/customers/updateBalance -d '{}'", 'id is missing'],
    [
      "curl https://api.laurel.example/v2/customers/updateBalance -d '{id}'",
      'a body that is no JSON',
    ],
    ['curl --slient https://api.laurel.example/v2/tiers/1?shop=a', 'unknown curl option --slient'],
    ['curl $API/v2/tiers/1', 'which is no full address'],
  ])('is reported: %s', (code, reason) => {
    expect(check(`ls\n\n${code}`)).toEqual([expect.stringContaining(`page.md:12 `)]);
    expect(check(code)[0]).toContain(reason);
  });
});

describe('an HTML sample', () => {
  it('is reported when a placeholder or one of its attributes does not exist', () => {
    const html = (attributes: string) => makeSample('html', `<p>\n<div ${attributes}></div>`);
    const faults = checkHtmlSamples([
      html('class="laurel-rv-average-placeholder" data-laurel-product-id="880010"'),
      html('class="laurel-rv-average-placeholder" data-laurel-prodct-id="880010"'),
      html('class="laurel-stars-placeholder"'),
    ]);
    expect(faults.map(formatIssue)).toEqual([
      '  page.md:11 gives reviews_average the attribute "data-laurel-prodct-id", which it does not read',
      '  page.md:11 has the placeholder "laurel-stars-placeholder", which belongs to no widget',
    ]);
  });
});

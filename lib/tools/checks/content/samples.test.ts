import { describe, expect, it } from 'vitest';
import { formatIssue } from '../../../content/load/content-error';
import { makePage } from '../../../content/pages/page.fixture';
import { checkCurlSamples } from './curl-samples';
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
    const check = (id: string, schema: string) => {
      const code = `{ "subscription": { "id": ${id}, "topic": "customer/tierUpdated", "address": "https://a.shop.example" } }`;
      return checkJsonSamples([makeSample('json', code, { schema })]).map(formatIssue);
    };
    expect(check('77', 'SubscriptionResponse')).toEqual([]);
    expect(check('"x"', 'SubscriptionResponse')).toEqual([
      "  page.md:10 doesn't match the schema SubscriptionResponse: subscription.id must be a number",
    ]);
    expect(check('77', 'Subscribtion')).toEqual([
      "  page.md:10 doesn't match the schema Subscribtion: no schema has that name",
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
  const API = 'https://api.laurel.example/v2';
  const check = (code: string) => checkCurlSamples([makeSample('bash', code)]).map(formatIssue);

  it('passes if the API has the operation and accepts the request', () => {
    const subscription = '"topic": "customer/balanceUpdated", "address": "https://a.shop.example"';
    const samples = [
      `curl "${API}/reviews/getReviews?perPage=10&offset=$NEXT" | head`,
      `curl -X POST ${API}/webhooks/createSubscription \\\n  -H 'A: b' \\\n  -d '{${subscription}}'`,
      `export A=$(curl -sS ${API}/rewards/redeem --json "{\\"ruleId\\": $ID, \\"customerIdentifier\\": \\"7400112\\"}")`,
      `curl -G ${API}/reviews/getReviews --data-urlencode perPage=10 # some`,
      'curl --silent https://northlight.shop.example/token',
      `# don't\ncurl ${API}/webhooks/createSubscription -d '{\n  ${subscription}\n}'`,
      'curl https://api.laurel.example/sandbox --json {}',
    ];
    expect(samples.flatMap(check)).toEqual([]);
  });

  it.each([
    [`curl ${API}/reviews/getReview`, "GET /v2/reviews/getReview, which the API doesn't have"],
    [`curl ${API}/rewards/redeem`, 'which the API accepts as POST only'],
    [`curl ${API}/reviews/getReviews?size=2`, 'size is not recognized'],
    [`curl ${API}/reviews/getReviews?perPage=ten`, 'perPage must be'],
    [`curl ${API}/wishlists/getWishlistItems`, 'wishlistId is required'],
    [
      `curl ${API}/webhooks/createSubscription -d '{"address": "https://a.shop.example"}'`,
      'topic is required',
    ],
    [`curl ${API}/webhooks/createSubscription -d '{id}'`, "a body that isn't valid JSON"],
    [`curl --slient ${API}/reviews/getReviews`, 'unknown curl option --slient'],
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

import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../load/parse';
import { escapeHeadingIds, type Heading } from './headings';

function headingsOf(markdown: string): Heading[] {
  const parsed = parseMarkdown('page.md', markdown);
  if (Array.isArray(parsed)) throw new Error(JSON.stringify(parsed));
  return parsed.headings;
}

function idsOf(...lines: string[]): string[] {
  return headingsOf(lines.join('\n\n')).map(({ id }) => id);
}

describe('ids of headings', () => {
  it.each([
    ['## When to call it', 'when-to-call-it'],
    ["## What's new, and what isn't?", 'whats-new-and-what-isnt'],
    ['## A  B — C', 'a--b--c'],
    ['## The `setGlobalProductId` method', 'the-setglobalproductid-method'],
    ['## METHOD_STATUSES', 'method_statuses'],
    ['## Größe und Maß', 'größe-und-maß'],
    ['## 返品 ポリシー', '返品-ポリシー'],
    ['## See the *cart*', 'see-the-cart'],
  ])('are slugs of the text: %s', (line, id) => {
    expect(idsOf(line)).toEqual([id]);
  });

  it('are numbered if the text repeats', () => {
    expect(idsOf('## Result', '### Result', '## Result')).toEqual([
      'result',
      'result-1',
      'result-2',
    ]);
  });

  it('can be set explicitly', () => {
    expect(idsOf('## The list of codes {#error_codes}')).toEqual(['error_codes']);
    expect(idsOf('## `status` {#status}')).toEqual(['status']);
  });

  it('can be set in upper and lower case', () => {
    expect(idsOf('## The codes {#ErrorCodes}', '## ErrorCodes')).toEqual([
      'ErrorCodes',
      'errorcodes',
    ]);
  });

  it('avoid ids that are set explicitly, before and after', () => {
    expect(idsOf('## Result', '## Answer {#result}', '## Result', '## Last {#result-2}')).toEqual([
      'result-1',
      'result',
      'result-3',
      'result-2',
    ]);
  });
});

describe('the table of contents', () => {
  it('has the text without the explicit id, with code marked', () => {
    expect(headingsOf('### Call `init` *before* `on` {#order}')).toEqual([
      {
        depth: 3,
        id: 'order',
        text: 'Call init before on',
        parts: [
          { text: 'Call ', code: false },
          { text: 'init', code: true },
          { text: ' ', code: false },
          { text: 'before', code: false },
          { text: ' ', code: false },
          { text: 'on', code: true },
        ],
      },
    ]);
  });

  it('keeps the order of the document, headings in components included', () => {
    const found = headingsOf('## One\n\n<Note>\n\n### Two\n\n</Note>\n\n###### Three');
    expect(found.map(({ depth, text }) => [depth, text])).toEqual([
      [2, 'One'],
      [3, 'Two'],
      [6, 'Three'],
    ]);
  });

  it('ignores comment lines in code', () => {
    expect(idsOf('```bash\n# Not a heading {#nor-an-id}\n```', '## One')).toEqual(['one']);
  });
});

describe('escaping explicit ids', () => {
  const escaped = '## One \\{#one}';

  it('keeps the number of every line', () => {
    const source = 'Text.\n\n## One {#one}\n\n```ts\n## Two {#two}\n```\n\n### Three {#three}  ';
    expect(escapeHeadingIds(source).split('\n')).toEqual([
      'Text.',
      '',
      escaped,
      '',
      '```ts',
      '## Two {#two}',
      '```',
      '',
      '### Three \\{#three}  ',
    ]);
  });

  it.each([
    ['a fence', '```md\n## X {#x}\n```'],
    ['a tilde fence', '~~~md\n## X {#x}\n~~~'],
    ['a longer fence with a shorter one in it', '````md\n```\n## X {#x}\n```\n## X {#x}\n````'],
    ['a fence that shows how a fence begins', '```text\n```js\n## X {#x}\n```'],
    ['a fence in a component', '<Note>\n\n  ```md\n## X {#x}\n  ```\n\n</Note>'],
    ['a fence that begins on the line of its list item', '- ```md\n  ## X {#x}\n  ```'],
    ['a fence in a numbered list', '1. ```md\n   ## X {#x}\n   ```'],
    ['a fence in a quote', '> ```md\n> ## X {#x}\n> ```'],
  ])('does not change %s, but the lines after it', (_, fence) => {
    expect(escapeHeadingIds(`${fence}\n\n## One {#one}`)).toBe(`${fence}\n\n${escaped}`);
  });

  it('does not treat inline code as a fence', () => {
    expect(escapeHeadingIds('```npm i``` installs it.\n\n## One {#one}')).toContain(escaped);
  });

  it('does not change braces that are not an id', () => {
    expect(escapeHeadingIds('## Set `{#x}` here\n\nText {#one}')).toBe(
      '## Set `{#x}` here\n\nText {#one}',
    );
  });
});

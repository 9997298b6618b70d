import { describe, expect, it } from 'vitest';
import { formatIssue } from '../../docs/content-error';
import { makePage } from '../../docs/page.fixture';
import { collectProse, findDuplicateParagraphs, findShortPages } from './prose';
import { checkRequiredSections } from './required-sections';

const PARAGRAPH = 'One paragraph with `code` in it that is quite long enough to be noticed twice.';

describe('prose', () => {
  it('is the text outside tables, code, headings, cards and lists of links', () => {
    const page = makePage('Sdk/a', [
      '## A heading',
      '',
      'A first sentence.',
      '',
      '| a | b |',
      '| - | - |',
      '| c | d |',
      '',
      '<Note>',
      '',
      'A note',
      'on two lines.',
      '',
      '</Note>',
      '',
      '- [A page](/docs): why.',
      '- Another [one](/docs): why.',
      '',
      '1. First [do](/docs) this.',
      '',
      '```js',
      'code();',
      '```',
      '',
      '<Cards>',
      '<Card title="A" href="/docs">Text of a card.</Card>',
      '</Cards>',
    ]);
    expect(collectProse(page)).toEqual([
      { line: 8, text: 'A first sentence.' },
      { line: 16, text: 'A note on two lines.' },
      { line: 24, text: 'First do this.' },
    ]);
  });

  it('is required of pages that explain something, and of no others', () => {
    const text = Array(79).fill('word').join(' ');
    const pages = [
      makePage('Sdk/a', [text]),
      makePage('Sdk/b', [`${text} word`]),
      makePage('Sdk/c', ['word'], 'page'),
    ];
    expect(findShortPages(pages).map(formatIssue)).toEqual([
      '  content/docs/Sdk/a.md:1 has 79 words of prose outside tables, code and lists of links, and needs 80',
    ]);
  });

  it('is reported if two pages share a paragraph, whatever its line breaks', () => {
    const pages = [
      makePage('Sdk/a', ['Short.', '', PARAGRAPH]),
      makePage('Sdk/b', [
        'Short.',
        '',
        '> text',
        '',
        `- ${PARAGRAPH.replace(' that ', '\n  that ')}`,
      ]),
    ];
    expect(findDuplicateParagraphs(pages).map(formatIssue)).toEqual([
      '  content/docs/Sdk/b.md:10 repeats a paragraph of content/docs/Sdk/a.md:8: "One paragraph with code in it that is quite long enough to b…"',
    ]);
    expect(findDuplicateParagraphs(pages.slice(0, 1))).toEqual([]);
  });
});

describe('the sections of a page', () => {
  const guide = (...sections: string[]) =>
    checkRequiredSections([
      makePage(
        'Sdk/a',
        sections.flatMap((section) => [`## ${section}`, '', '### Detail', '']),
      ),
    ]).map(formatIssue);
  const [begin, wrong, end] = [
    'What you will have',
    'What can go wrong',
    'Where to go next',
  ] as const;

  it("are those of its kind, with titles of the writer's choice where the kind allows them", () => {
    expect(guide(begin, 'Step', 'Other step', wrong, end)).toEqual([]);
    expect(checkRequiredSections([makePage('Sdk/a', ['## Anything'], 'page')])).toEqual([]);
  });

  it.each([
    [
      'missing',
      [begin, 'Step', wrong],
      ':14 is of kind guide and needs the section "Where to go next"',
    ],
    [
      'missing at the start',
      ['Step', wrong, end],
      ':6 is of kind guide and needs the section "What you',
    ],
    [
      'too few',
      [begin, wrong, end],
      ":10 is of kind guide and needs 1 to 6 sections of the writer's choice, not 0",
    ],
    ['in another order', [begin, 'Step', end, wrong], 'needs the section "Where to go next" here'],
    [
      'too many',
      [begin, 'Step', wrong, end, 'More'],
      ':22 is of kind guide and has the unknown section "More"',
    ],
  ])('are reported if they are %s', (_, sections, reason) => {
    expect(guide(...sections)).toEqual([expect.stringContaining(reason)]);
  });
});

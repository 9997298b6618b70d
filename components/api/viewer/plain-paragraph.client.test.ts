import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { siteDocument } from '@/lib/openapi/site-document';
import { type Part, plainParagraph } from './plain-paragraph.client';

/** All descriptions below a value. */
function descriptionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'description' && typeof item === 'string' ? [item] : descriptionsIn(item),
  );
}

/** What a parser of Markdown makes of a paragraph of text and code. */
function parsed(markdown: string): Part[] | null {
  const { children } = unified().use(remarkParse).parse(markdown);
  const [paragraph] = children;
  if (children.length !== 1 || paragraph?.type !== 'paragraph') return null;
  const parts = paragraph.children.map((child): Part | null => {
    if (child.type === 'text') return { type: 'text', value: child.value };
    return child.type === 'inlineCode' ? { type: 'code', value: child.value } : null;
  });
  return parts.includes(null) ? null : (parts as Part[]);
}

describe('Markdown that is one paragraph of text and code', () => {
  const descriptions = descriptionsIn(siteDocument());

  it('is read as a parser reads it', () => {
    for (const description of descriptions) {
      const parts = plainParagraph(description);
      if (parts) expect(parts).toEqual(parsed(description));
    }
  });

  it('is what most descriptions of the API are', () => {
    const plain = descriptions.filter((description) => plainParagraph(description) !== null);
    expect(plain.length / descriptions.length).toBeGreaterThan(0.8);
  });

  it.each([
    'Use `points` (100, 19.99).',
    '`a` and `<b>`',
    'Größe: "x" – it\'s 5 % of a~b | c = d # e - f + g!',
    '`a_b*c`.',
  ])('%s is plain', (markdown) => {
    const parts = plainParagraph(markdown);
    expect(parts).not.toBeNull();
    expect(parts).toEqual(parsed(markdown));
  });

  it.each([
    '',
    '# Heading',
    '- item',
    '1. item',
    '> quote',
    '~~~',
    'two\n\nparagraphs',
    'a line\nanother',
    'heading\n===',
    'an *emphasis*',
    'a [link](https://example.com)',
    '<b>HTML</b>',
    'an entity &amp;',
    'an escape \\*',
    'one ` backtick',
    '``a ` b``',
    '` padded `',
    'two  `a  b`',
    '***',
    '    code',
    '```js',
  ])('%j is left to the parser', (markdown) => {
    expect(plainParagraph(markdown)).toBeNull();
  });
});

import { createRequire } from 'node:module';
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

/** The parser of Swagger UI. It has no types. */
const { Remarkable } = createRequire(import.meta.url)('remarkable') as {
  Remarkable: new (preset: 'commonmark') => { render(markdown: string): string };
};
const parser = new Remarkable('commonmark');

/** The HTML of a paragraph as the parser writes it. */
function html(parts: Part[]): string {
  const inner = parts.map(({ type, value }) => {
    const text = value
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;');
    return type === 'code' ? `<code>${text}</code>` : text;
  });
  return `<p>${inner.join('')}</p>`;
}

describe('Markdown that is one paragraph of text and code', () => {
  const descriptions = descriptionsIn(siteDocument());

  it('is read as a parser reads it', () => {
    for (const description of descriptions) {
      const parts = plainParagraph(description);
      if (parts) expect(html(parts)).toBe(parser.render(description).trim());
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
    expect(html(plainParagraph(markdown) ?? [])).toBe(parser.render(markdown).trim());
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
    'Plain `a``b`.',
    'Empty ``.',
    'A line\u2028# separator',
    'code `a\u2028b`',
    'code `\u00a0a`',
    '` padded `',
    'two  `a  b`',
    '***',
    '    code',
    '```js',
  ])('%j is left to the parser', (markdown) => {
    expect(plainParagraph(markdown)).toBeNull();
  });
});

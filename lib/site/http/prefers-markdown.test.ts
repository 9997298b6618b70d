import { describe, expect, it } from 'vitest';
import { prefersMarkdown } from './prefers-markdown';

describe('prefersMarkdown', () => {
  it.each([
    'text/markdown',
    'Text/Markdown',
    'text/markdown; charset=utf-8',
    'text/markdown, text/html, */*',
    'text/html, text/markdown',
    'text/markdown, text/html;q=0.9',
    'text/html;q=0.5, text/markdown;q=0.6',
    'text/markdown;q=0.3, */*;q=0.1',
    'text/markdown;q=0.8, text/plain;q=0.9',
    'application/json, text/markdown;q=0.4',
    'text/html;q=0, text/markdown;q=0.1',
    'text/*;q=0.2, text/markdown;q=0.3, */*',
  ])('sends Markdown for %s', (accept) => {
    expect(prefersMarkdown(accept)).toBe(true);
  });

  it.each([
    null,
    '',
    '*/*',
    'text/*',
    'text/html',
    'text/plain',
    'application/json',
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    'text/html;q=0.9, text/markdown;q=0.8',
    'text/markdown;q=0',
    'text/markdown;q=0, */*',
    'text/markdown;q=0.5, */*',
    'text/markdown;q=0.5, text/*;q=0.7',
    'text/markdownish',
    ';;;,,,',
  ])('sends HTML for %s', (accept) => {
    expect(prefersMarkdown(accept)).toBe(false);
  });

  it('reads a header of 8 kB', () => {
    expect(prefersMarkdown(`${'a/b,'.repeat(2000)}text/markdown`)).toBe(true);
  });
});

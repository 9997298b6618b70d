import { describe, expect, it } from 'vitest';
import type { PageMarkdown } from '../docs/write-page-markdown';
import { llmsTxt } from './llms-txt';

const SITE = 'https://docs.example/developers';

function page(url: string, description = 'What it is.'): PageMarkdown {
  return { url, title: `Page ${url}`, description, kind: 'page', lastUpdated: null, body: '' };
}

describe('llmsTxt', () => {
  it('lists pages by section, each with the address of its Markdown and a description', () => {
    const text = llmsTxt([{ title: 'Area', pages: [page('/'), page('/docs/a')] }], SITE);
    expect(text).toMatch(/^# .+\n\n> .+\n\n/);
    expect(text).toContain(
      [
        '## Area',
        '',
        `- [Page /](${SITE}/index.md): What it is.`,
        `- [Page /docs/a](${SITE}/docs/a.md): What it is.`,
        '',
      ].join('\n'),
    );
  });

  it.each([300, 600])('shortens the descriptions of %i pages and leaves no page out', (count) => {
    const pages = Array.from({ length: count }, (_, position) =>
      page(`/docs/page-${position}`, 'word '.repeat(40).trim()),
    );
    const text = llmsTxt([{ title: 'Area', pages }], SITE);
    expect(text.length).toBeLessThan(50_000);
    expect(text.match(/^- \[/gm)).toHaveLength(count);
  });
});

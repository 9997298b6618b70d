import { describe, expect, it } from 'vitest';
import type { PageMarkdown } from '../content/pages/write-page-markdown';
import { siteUrl } from '../site/config/site-address';
import { areaLlmsTxt, llmsTxt } from './llms-txt';

function page(url: string, description = 'What it is.'): PageMarkdown {
  return { url, title: `Page ${url}`, description, kind: 'page', lastUpdated: null, body: '' };
}

describe('llmsTxt', () => {
  it('lists pages by section, each with the address of its Markdown and a description', () => {
    const text = llmsTxt([{ title: 'Area', pages: [page('/'), page('/docs/a')] }]);
    expect(text).toMatch(/^# .+\n\n> .+\n\n/);
    expect(text).toContain(`${siteUrl}/mcp `);
    expect(text).toContain(`${siteUrl}/.well-known/agent-skills/index.json`);
    expect(text).toContain(
      [
        '## Area',
        '',
        `- [Page /](${siteUrl}/index.md): What it is.`,
        `- [Page /docs/a](${siteUrl}/docs/a.md): What it is.`,
        '',
      ].join('\n'),
    );
  });

  it.each([300, 600])('shortens the descriptions of %i pages and leaves no page out', (count) => {
    const pages = Array.from({ length: count }, (_, position) =>
      page(`/docs/page-${position}`, 'word '.repeat(40).trim()),
    );
    const text = llmsTxt([{ title: 'Area', pages }]);
    expect(text.length).toBeLessThan(50_000);
    expect(text.match(/^- \[/gm)).toHaveLength(count);
  });

  it('lists the first pages of an area and links to the index of all its pages', () => {
    const pages = [page('/docs/Sdk'), page('/docs/Sdk/start'), page('/docs/Sdk/modules/cart')];
    const sections = [
      { title: 'Start', pages: [page('/')] },
      { title: 'SDK', area: 'Sdk', pages },
      { title: 'SDK 1.x', area: 'Sdk', pages: [page('/docs/Sdk/1.x')] },
    ];
    const text = llmsTxt(sections);
    expect(text).toContain(
      `- [All 3 pages of SDK](${siteUrl}/docs/Sdk/llms.txt)\n- [Page /docs/Sdk]`,
    );
    expect(text).toContain(`${siteUrl}/docs/Sdk/start.md`);
    expect(text).not.toContain(`${siteUrl}/docs/Sdk/modules/cart.md`);
    const area = areaLlmsTxt('Sdk', sections);
    for (const { url } of [...pages, page('/docs/Sdk/1.x')]) {
      expect(area).toContain(`${siteUrl}${url}.md`);
    }
    expect(area).not.toContain(`${siteUrl}/index.md`);
  });
});

import { readingOrder } from '../../content/pages/lookups';
import type { ContentIndex, Page } from '../../content/pages/page';
import { pageMarkdown } from '../../content/pages/page-markdown';
import { writePageMarkdown } from '../../content/pages/write-page-markdown';
import type { AgentPages } from './agent-pages';
import { cutSections } from './page-sections';

/** The pages of the content. A page is converted to Markdown when it is read. */
export function createAgentPages(index: ContentIndex): AgentPages {
  const landing = index.pages.get('');
  const listed = new Set([
    ...(landing ? [landing] : []),
    ...readingOrder(index).map(({ page }) => page),
  ]);
  const all = new Set([...listed, ...index.pages.values(), ...index.standalone.values()]);
  const byUrl = new Map([...all].map((page) => [page.url, page]));
  const toEntry = (page: Page) => ({
    url: page.url,
    title: page.title,
    description: page.description,
    kind: page.kind,
    isListed: listed.has(page),
  });
  return {
    entries: [...all].map(toEntry),
    read(url) {
      const page = byUrl.get(url);
      if (!page) return undefined;
      const markdown = writePageMarkdown(pageMarkdown({ page, index }));
      return {
        ...toEntry(page),
        lastUpdated: page.lastUpdated,
        markdown,
        sections: cutSections(markdown, page),
      };
    },
  };
}

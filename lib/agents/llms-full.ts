import type { PageMarkdown } from '../content/pages/write-page-markdown';
import { site } from '../site/config/site';
import { siteUrl } from '../site/config/site-address';

/** All pages in one text, each with its address, in the given order. */
export function llmsFull(pages: readonly PageMarkdown[]): string {
  const texts = pages.map(({ url, title, heading, description, lastUpdated, body }) =>
    [
      `# ${heading ?? title}`,
      [`URL: ${siteUrl}${url}`, ...(lastUpdated ? [`Last updated: ${lastUpdated}`] : [])].join(
        '\n',
      ),
      description,
      body.trim(),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  );
  return `${[`<!-- ${site.title}, all pages. Index: ${siteUrl}/llms.txt -->`, ...texts].join('\n\n---\n\n')}\n`;
}

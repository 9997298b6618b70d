import type { PageMarkdown } from '../content/pages/write-page-markdown';
import { site } from '../site/config/site';

/**
 * All pages in one text, each with its address, in the given order.
 *
 * @param siteUrl the site URL with its base path, without a trailing slash
 */
export function llmsFull(pages: readonly PageMarkdown[], siteUrl: string): string {
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

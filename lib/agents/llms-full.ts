import { site } from '../config/site';
import type { PageMarkdown } from '../docs/write-page-markdown';

/**
 * All pages in one text, each with its address, in the order that they are given in.
 *
 * @param siteUrl the site with its base path, no slash at the end
 */
export function llmsFull(twins: readonly PageMarkdown[], siteUrl: string): string {
  const pages = twins.map(({ url, title, heading, description, lastUpdated, body }) =>
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
  return `${[`<!-- ${site.title}, all pages. Index: ${siteUrl}/llms.txt -->`, ...pages].join('\n\n---\n\n')}\n`;
}

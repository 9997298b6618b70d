import { site } from '../site/config/site';

/**
 * The Markdown of a page that doesn't exist.
 *
 * @param siteUrl the site URL with its base path, without a trailing slash
 */
export function notFoundMarkdown(siteUrl: string): string {
  return `# Page not found

${site.title} has no page at this address. Addresses are case-sensitive.

- [All pages](${siteUrl}/llms.txt)
- [The API](${siteUrl}/api.md)
`;
}

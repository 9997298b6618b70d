import { site } from '../site/config/site';
import { siteUrl } from '../site/config/site-address';

/** The Markdown of a page that doesn't exist. */
export function notFoundMarkdown(): string {
  return `# Page not found

${site.title} has no page at this address. Addresses are case-sensitive.

- [All pages](${siteUrl}/llms.txt)
- [The API](${siteUrl}/api.md)
`;
}

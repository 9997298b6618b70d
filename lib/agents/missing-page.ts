import { site } from '../config/site';

/**
 * What an agent reads that asks for the Markdown of a page that doesn't exist.
 *
 * @param siteUrl the site with its base path, no slash at the end
 */
export function missingPage(siteUrl: string): string {
  return `# Page not found

${site.title} has no page at this address. Addresses distinguish capital letters.

- [All pages](${siteUrl}/llms.txt)
- [The API](${siteUrl}/api.md)
`;
}

import { stringify as toYaml } from 'yaml';
import type { PageInfo } from './page';

/** A page as Markdown, in its parts. */
export interface PageMarkdown extends PageInfo {
  /** First heading, if it isn't the title. */
  heading?: string;
  /** Markdown below the description; links are absolute. */
  body: string;
}

/**
 * The text that is served: front matter, heading, the address of the index of all pages, description and body.
 *
 * @param siteUrl address of the site with its base path, without a trailing slash
 */
export function writePageMarkdown(page: PageMarkdown, siteUrl: string): string {
  const head = toYaml(
    {
      title: page.title,
      description: page.description,
      url: siteUrl + page.url,
      kind: page.kind,
      ...(page.lastUpdated && { last_updated: page.lastUpdated }),
    },
    { lineWidth: 0 },
  );
  return [
    `---\n${head}---`,
    `# ${page.heading ?? page.title}`,
    `> For AI agents: every page is listed in ${siteUrl}/llms.txt`,
    page.description,
    page.body,
  ]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

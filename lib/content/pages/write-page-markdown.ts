import { stringify as toYaml } from 'yaml';
import { siteUrl } from '../../site/config/site-address';
import type { PageInfo } from './page';

/** A page as Markdown, in its parts. */
export interface PageMarkdown extends PageInfo {
  /** First heading, if it isn't the title. */
  heading?: string;
  /** Markdown below the description; links are absolute. */
  body: string;
}

/** The text that is served: front matter, heading, the address of the index of all pages, description and body. */
export function writePageMarkdown(page: PageMarkdown): string {
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

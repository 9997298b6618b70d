import { stringify as toYaml } from 'yaml';
import type { PageKind } from './schema';

/** The Markdown form of an address. */
export interface Twin {
  /** Address of the page, without the base path; that of the form is the same with `.md`. */
  url: string;
  title: string;
  /** First heading, where it isn't the title. */
  heading?: string;
  description: string;
  kind: PageKind;
  /** Date of the last change (`YYYY-MM-DD`), when it is known. */
  lastUpdated: string | null;
  /** Markdown below the description; links are absolute. */
  body: string;
}

/**
 * A twin as it is served: front matter, heading, where the index of all pages lies, description and text.
 *
 * @param siteUrl the site with its base path, no slash at the end
 */
export function writeTwin(twin: Twin, siteUrl: string): string {
  const head = toYaml(
    {
      title: twin.title,
      description: twin.description,
      url: siteUrl + twin.url,
      kind: twin.kind,
      ...(twin.lastUpdated && { last_updated: twin.lastUpdated }),
    },
    { lineWidth: 0 },
  );
  return [
    `---\n${head}---`,
    `# ${twin.heading ?? twin.title}`,
    `> For AI agents: every page is listed in ${siteUrl}/llms.txt`,
    twin.description,
    twin.body,
  ]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

import { site } from '../config/site';
import { markdownAddress } from '../http/markdown-address';
import type { MarkdownSection } from './markdown-sections';

/** Agents cut off longer files. */
const MAX_CHARACTERS = 49_000;

/** Maximum lengths of a description, tried in this order until the whole file fits. */
const DESCRIPTION_LENGTHS = [Number.POSITIVE_INFINITY, 120, 80, 50, 0];

/**
 * The index of all pages for agents, in the format of llmstxt.org. If it is too long, the descriptions become
 * shorter; no page is ever left out.
 *
 * @param siteUrl the site URL with its base path, without a trailing slash
 */
export function llmsTxt(sections: readonly MarkdownSection[], siteUrl: string): string {
  let text = '';
  for (const length of DESCRIPTION_LENGTHS) {
    text = write(sections, siteUrl, length);
    if (text.length <= MAX_CHARACTERS) break;
  }
  return text;
}

function write(sections: readonly MarkdownSection[], siteUrl: string, length: number): string {
  return [
    `# ${site.title}`,
    `> ${site.description}`,
    [
      'Each link below leads to a page as Markdown. The HTML page has the same address without `.md` (the home',
      'page is `/`) and returns Markdown too if the request has `Accept: text/markdown`.',
      `All pages in one file: ${siteUrl}/llms-full.txt. The API contract as OpenAPI 3.1: ${siteUrl}/v2/docs/openapi.json.`,
    ].join(' '),
    ...sections.flatMap(({ title, pages }) => [
      `## ${title}`,
      pages
        .map(({ url, title: name, description }) => {
          const short = shorten(description, length);
          return `- [${name}](${siteUrl}${markdownAddress(url)})${short && `: ${short}`}`;
        })
        .join('\n'),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

/** The text up to the last word that fits. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length).replace(/\s+\S*$/, '');
  return cut && `${cut} …`;
}

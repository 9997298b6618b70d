import { site } from '../config/site';
import { markdownAddress } from '../http/markdown-address';
import type { TwinSection } from './pages-markdown';

/** Agents cut off what is longer. */
const MOST_CHARACTERS = 49_000;

/** How long a description may be, tried in this order until the whole file fits. */
const DESCRIPTION_LENGTHS = [Number.POSITIVE_INFINITY, 120, 80, 50, 0];

/**
 * The index of all pages for agents, in the form of llmstxt.org. Descriptions get shorter when it would become too
 * long; no page is ever left out.
 *
 * @param siteUrl the site with its base path, no slash at the end
 */
export function llmsTxt(sections: readonly TwinSection[], siteUrl: string): string {
  let text = '';
  for (const length of DESCRIPTION_LENGTHS) {
    text = write(sections, siteUrl, length);
    if (text.length <= MOST_CHARACTERS) break;
  }
  return text;
}

function write(sections: readonly TwinSection[], siteUrl: string, length: number): string {
  return [
    `# ${site.title}`,
    `> ${site.description}`,
    [
      'Every link below leads to a page as Markdown. A page for people has the same address without `.md`',
      '(the home page is `/`), and answers Markdown as well when it is asked with `Accept: text/markdown`.',
      `All pages in one file: ${siteUrl}/llms-full.txt. The contract of the API as OpenAPI 3.1: ${siteUrl}/v2/docs/openapi.json.`,
    ].join(' '),
    ...sections.flatMap(({ title, twins }) => [
      `## ${title}`,
      twins
        .map(({ url, title: name, description }) => {
          const words = shorten(description, length);
          return `- [${name}](${siteUrl}${markdownAddress(url)})${words && `: ${words}`}`;
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

import type { PageMarkdown } from '../content/pages/write-page-markdown';
import { site } from '../site/config/site';
import { siteUrl } from '../site/config/site-address';
import { markdownAddress } from '../site/http/markdown-address';
import type { MarkdownSection } from './markdown-sections';

/** Agents cut off longer files. */
const MAX_CHARACTERS = 49_000;

/** Maximum lengths of a description, tried in this order until the whole file fits. */
const DESCRIPTION_LENGTHS = [Number.POSITIVE_INFINITY, 120, 80, 50, 0];

/** Pages at most this deep, such as `/docs/Sdk/react_sdk`, are also in the index of the whole site. */
const MAX_DEPTH = 3;

/** Address of the index of an area. */
function areaIndexAddress(area: string): string {
  return `/docs/${area}/llms.txt`;
}

/**
 * The index for agents, in the format of llmstxt.org: the first pages of each area with a link to the index of the
 * area, and all pages outside the areas.
 */
export function llmsTxt(sections: readonly MarkdownSection[]): string {
  const listed = sections.map(({ title, area, pages }) => ({
    title,
    lines: area ? [areaLine(area, title, pages.length)] : [],
    pages: area ? pages.filter(isTopLevel) : pages,
  }));
  const introduction = [
    'Each link below leads to a page as Markdown. The HTML page has the same address without `.md` (the home',
    'page is `/`) and returns Markdown too if the request has `Accept: text/markdown`.',
    `All pages in one file: ${siteUrl}/llms-full.txt. The API contract as OpenAPI 3.1: ${siteUrl}/v2/docs/openapi.json.`,
    `The MCP server ${siteUrl}/mcp (streamable HTTP, no key) searches and reads these pages, describes operations, validates payloads, renders widgets, and sends requests to a sandbox.`,
    `Skills with tested steps: ${siteUrl}/.well-known/agent-skills/index.json.`,
  ];
  return writeIndex({ title: site.title, summary: site.description, introduction }, listed);
}

/** The index of the pages of an area, with its older versions. */
export function areaLlmsTxt(area: string, sections: readonly MarkdownSection[]): string {
  const listed = sections.filter((section) => section.area === area);
  const [first] = listed;
  if (!first) throw new Error(`There is no area "${area}".`);
  const head = {
    title: `${site.title}: ${first.title}`,
    summary: first.pages[0]?.description ?? '',
    introduction: [`The index of the whole site is ${siteUrl}/llms.txt.`],
  };
  return writeIndex(
    head,
    listed.map((section) => ({ ...section, lines: [] })),
  );
}

function areaLine(area: string, title: string, count: number): string {
  return `- [All ${count} pages of ${title}](${siteUrl}${areaIndexAddress(area)})`;
}

function isTopLevel({ url }: PageMarkdown): boolean {
  return url.split('/').length - 1 <= MAX_DEPTH;
}

interface IndexHead {
  title: string;
  summary: string;
  introduction: readonly string[];
}

interface ListedSection {
  title: string;
  /** Lines before those of the pages. */
  lines: readonly string[];
  pages: readonly PageMarkdown[];
}

/** Writes an index. If it is too long, the descriptions become shorter; no page is ever left out. */
function writeIndex(head: IndexHead, sections: readonly ListedSection[]): string {
  let text = '';
  for (const length of DESCRIPTION_LENGTHS) {
    text = write(head, sections, length);
    if (text.length <= MAX_CHARACTERS) break;
  }
  return text;
}

function write(
  { title: heading, summary, introduction }: IndexHead,
  sections: readonly ListedSection[],
  length: number,
): string {
  return [
    `# ${heading}`,
    `> ${summary}`,
    introduction.join(' '),
    ...sections.flatMap(({ title, lines, pages }) => [
      `## ${title}`,
      [
        ...lines,
        ...pages.map(({ url, title: name, description }) => {
          const short = shorten(description, length);
          return `- [${name}](${siteUrl}${markdownAddress(url)})${short && `: ${short}`}`;
        }),
      ].join('\n'),
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

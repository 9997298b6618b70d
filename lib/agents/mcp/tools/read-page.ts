import { z } from 'zod';
import { API_ROOT, apiGroups, operationPageUrl } from '../../../content/api-reference/api-pages';
import { siteAddress } from '../../../site/config/site-address';
import { closestNames, didYouMean } from '../../../site/suggestions/did-you-mean';
import { getAgentPages } from '../get-agent-pages';
import { MCP_LIMITS } from '../limits';
import { type PageAddress, parsePageAddress } from '../page-address';
import { sliceText } from '../text-slice';
import { defineTool, ToolError } from '../tool';

const { addressLength, pageCharacters } = MCP_LIMITS;
const MAX_SECTIONS = 100;

/** Reads a page, or a section of it, as Markdown. */
export const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Returns a documentation page as Markdown, or one section of it if the address ends with an anchor. Get addresses from search_docs, list_pages or links in pages. A long page is returned in parts: to get the next one, pass next_offset as offset. For operations of the Private API, use read_operation.',
  input: z.strictObject({
    address: z
      .string()
      .min(1)
      .max(addressLength)
      .describe(
        'Address or path of the page, such as "/docs/Sdk/react_sdk" or "/docs/Webhooks/behavior#respond-in-time". It may end in ".md".',
      ),
    offset: z.int().min(0).default(0).describe('Number of characters to skip.'),
    max_characters: z
      .int()
      .min(pageCharacters.min)
      .max(pageCharacters.max)
      .default(pageCharacters.default)
      .describe('Maximum number of characters to return.'),
  }),
  output: z.strictObject({
    address: z.string(),
    title: z.string(),
    description: z.string(),
    kind: z.string(),
    last_updated: z.string().nullable(),
    section: z.string().nullable().describe('Anchor of the section; null for the whole page.'),
    sections: z
      .array(z.strictObject({ anchor: z.string(), title: z.string(), level: z.int() }))
      .describe(`Sections of the page, at most ${MAX_SECTIONS}.`),
    markdown: z.string(),
    offset: z.int(),
    next_offset: z.int().nullable().describe('Offset of the next part; null at the end.'),
    total_characters: z.int(),
  }),
  async run({ address, offset, max_characters: maxCharacters }) {
    const parsed = parsePageAddress(address);
    if (!parsed) {
      throw new ToolError(
        `"${address}" is not an address of this site. Pass a path such as /docs, or an address that begins with ${siteAddress('/')}`,
      );
    }
    const { path, anchor } = inReference(parsed);
    const pages = await getAgentPages();
    const page = pages.read(path);
    if (!page) {
      const urls = pages.entries.map(({ url }) => url);
      throw new ToolError(
        `There is no page at ${path}.`,
        didYouMean(closestNames(path, urls)),
        'Find pages with search_docs or list_pages.',
      );
    }
    const section = page.sections.find((known) => known.anchor === anchor);
    if (anchor !== null && !section) {
      const anchors = page.sections.slice(0, MAX_SECTIONS).map((known) => known.anchor);
      throw new ToolError(
        `The page ${path} has no section "${anchor}". Its sections: ${anchors.join(', ') || 'none'}.`,
      );
    }
    const whole = section
      ? `${page.markdown.slice(section.start, section.end).trimEnd()}\n`
      : page.markdown;
    if (offset > whole.length) {
      throw new ToolError(`\`offset\` must be at most ${whole.length}, the length of the text.`);
    }
    const { text, nextOffset } = sliceText(whole, offset, maxCharacters);
    return {
      structured: {
        address: siteAddress(page.url) + (anchor === null ? '' : `#${anchor}`),
        title: page.title,
        description: page.description,
        kind: page.kind,
        last_updated: page.lastUpdated,
        section: anchor,
        sections: page.sections
          .slice(0, MAX_SECTIONS)
          .map((each) => ({ anchor: each.anchor, title: each.title, level: each.level })),
        markdown: text,
        offset,
        next_offset: nextOffset,
        total_characters: whole.length,
      },
      text:
        nextOffset === null
          ? text
          : `${text}\n[${nextOffset} of ${whole.length} characters. Continue with offset ${nextOffset}.]`,
    };
  },
});

/** `/api` runs scripts to show the API, so its addresses lead to the pages with the same text. */
function inReference({ path, anchor }: PageAddress): PageAddress {
  if (!/^\/api(\/|$)/.test(path)) return { path, anchor };
  const url = operationPageUrl(anchor ?? '');
  if (url) return { path: url, anchor: null };
  const group = apiGroups.find(({ name }) => path === `/api/${name.toLowerCase()}`);
  if (anchor === null && (group || path === '/api')) {
    return { path: group?.url ?? API_ROOT, anchor: null };
  }
  throw new ToolError(
    `There is no page at ${path}${anchor === null ? '' : `#${anchor}`}.`,
    'Use list_operations to list operations, and read_operation to read one.',
  );
}

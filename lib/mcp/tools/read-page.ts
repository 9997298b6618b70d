import { z } from 'zod';
import { siteAddress } from '../../config/site-address';
import { closestNames, didYouMean } from '../../suggestions/did-you-mean';
import { MCP_LIMITS } from '../limits';
import { readAddress } from '../page-address';
import { sitePages } from '../site-pages';
import { sliceText } from '../text-slice';
import { readOnlyTool, ToolError } from '../tool';

const { addressLength, pageCharacters } = MCP_LIMITS;
const NAMED_SECTIONS = 100;

/** Reads a page, or a section of it, as Markdown. */
export const readPage = readOnlyTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Returns a documentation page as Markdown, or one section of it when the address ends with an anchor. Addresses come from search_docs and list_pages, or from links in pages. A long page comes in pieces: call again with the offset that the answer names. Calls of the REST API have their own tool, read_operation.',
  input: z.strictObject({
    address: z
      .string()
      .min(1)
      .max(addressLength)
      .describe(
        'Address or path of the page, such as "/docs/Sdk/react_sdk" or "/docs/Webhooks/behavior#retries"; ".md" may stand at its end.',
      ),
    offset: z.int().min(0).default(0).describe('Character to begin with; 0 is the beginning.'),
    max_characters: z
      .int()
      .min(pageCharacters.min)
      .max(pageCharacters.max)
      .default(pageCharacters.default)
      .describe('Most characters to return.'),
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
      .describe(`Sections of the page, at most ${NAMED_SECTIONS}.`),
    markdown: z.string(),
    offset: z.int(),
    next_offset: z.int().nullable().describe('Where to read on; null at the end.'),
    total_characters: z.int(),
  }),
  async run({ address, offset, max_characters: maxCharacters }) {
    const asked = readAddress(address);
    if (!asked) {
      throw new ToolError(
        `"${address}" is no address of this site. Pass a path such as /docs, or an address that begins with ${siteAddress('/')}`,
      );
    }
    const { path, anchor } = asked;
    if (/^\/api(\/|$)/.test(path)) throw apiReferenceError(anchor);
    const pages = await sitePages();
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
      const anchors = page.sections.slice(0, NAMED_SECTIONS).map((known) => known.anchor);
      throw new ToolError(
        `The page ${path} has no section "${anchor}". Its sections: ${anchors.join(', ') || 'none'}.`,
      );
    }
    const whole = section
      ? `${page.markdown.slice(section.start, section.end).trimEnd()}\n`
      : page.markdown;
    if (offset > whole.length) {
      throw new ToolError(`The offset ${offset} is behind the end, at ${whole.length}.`);
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
          .slice(0, NAMED_SECTIONS)
          .map((each) => ({ anchor: each.anchor, title: each.title, level: each.level })),
        markdown: text,
        offset,
        next_offset: nextOffset,
        total_characters: whole.length,
      },
      text:
        nextOffset === null
          ? text
          : `${text}\n[${nextOffset} of ${whole.length} characters. Read on with offset ${nextOffset}.]`,
    };
  },
});

function apiReferenceError(anchor: string | null): ToolError {
  return new ToolError(
    anchor === null
      ? 'The API reference is read call by call: list_operations names the calls, read_operation describes one.'
      : `This is a call of the REST API: use read_operation with operation "${anchor}".`,
  );
}

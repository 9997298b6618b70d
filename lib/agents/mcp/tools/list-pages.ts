import { z } from 'zod';
import { siteAddress } from '../../../site/config/site-address';
import { getAgentPages } from '../get-agent-pages';
import { MCP_LIMITS } from '../limits';
import { defineTool } from '../tool';

const { addressLength, listedPages } = MCP_LIMITS;
const DEFAULT_LIMIT = 50;

/** Lists the pages of the documentation. */
export const listPages = defineTool({
  name: 'list_pages',
  title: 'List pages',
  description:
    'Lists the pages of the documentation with address, title and description, in reading order. Pass a folder to list only its pages. To find pages by topic, use search_docs.',
  input: z.strictObject({
    under: z
      .string()
      .max(addressLength)
      .default('/docs')
      .describe(
        'Folder, such as "/docs/Sdk/modules/rewards" or "/docs/Webhooks". "/docs" lists all pages.',
      ),
    offset: z.int().min(0).default(0).describe('Number of pages to skip.'),
    limit: z
      .int()
      .min(1)
      .max(listedPages)
      .default(DEFAULT_LIMIT)
      .describe('Maximum number of pages to return.'),
  }),
  output: z.strictObject({
    pages: z.array(
      z.strictObject({
        address: z.string(),
        title: z.string(),
        kind: z.string(),
        description: z.string(),
      }),
    ),
    total: z.int(),
    next_offset: z.int().nullable().describe('Offset of the next pages; null at the end.'),
  }),
  async run({ under, offset, limit }) {
    const { entries } = await getAgentPages();
    const folder = `/${under.replace(/^\/+|\/+$/g, '')}`;
    const listed = entries.filter(
      ({ url, isListed }) => isListed && (url === folder || url.startsWith(`${folder}/`)),
    );
    const pages = listed.slice(offset, offset + limit).map((page) => ({
      address: siteAddress(page.url),
      title: page.title,
      kind: page.kind,
      description: page.description,
    }));
    const end = offset + pages.length;
    const nextOffset = end < listed.length ? end : null;
    const lines = pages.map(
      ({ address, title, description }) => `- [${title}](${address}): ${description}`,
    );
    const rest =
      nextOffset === null
        ? []
        : [`[${end} of ${listed.length}. Continue with offset ${nextOffset}.]`];
    return {
      structured: { pages, total: listed.length, next_offset: nextOffset },
      text:
        listed.length === 0
          ? `There are no pages under ${folder}.`
          : [...lines, ...rest].join('\n') || 'There are no more pages.',
    };
  },
});

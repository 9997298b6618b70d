import { z } from 'zod';
import { siteAddress } from '../../config/site-address';
import { MCP_LIMITS } from '../limits';
import { sitePages } from '../site-pages';
import { readOnlyTool } from '../tool';

const { addressLength, listedPages } = MCP_LIMITS;
const LISTED = 50;

/** Lists the pages of the documentation. */
export const listPages = readOnlyTool({
  name: 'list_pages',
  title: 'List pages',
  description:
    'Lists the pages of the documentation with address, title and description, in reading order. Narrow the list down with a folder. Use search_docs when you look for something particular.',
  input: z.strictObject({
    under: z
      .string()
      .max(addressLength)
      .default('/docs')
      .describe(
        'Folder, such as "/docs/Sdk/modules/rewards" or "/docs/Webhooks"; "/docs" for all.',
      ),
    offset: z.int().min(0).default(0).describe('How many pages to leave out.'),
    limit: z.int().min(1).max(listedPages).default(LISTED).describe('Most pages to return.'),
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
    next_offset: z.int().nullable().describe('Where to go on; null at the end.'),
  }),
  async run({ under, offset, limit }) {
    const { entries } = await sitePages();
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
      nextOffset === null ? [] : [`[${end} of ${listed.length}. Go on with offset ${nextOffset}.]`];
    return {
      structured: { pages, total: listed.length, next_offset: nextOffset },
      text:
        listed.length === 0
          ? `There is no page under ${folder}.`
          : [...lines, ...rest].join('\n') || 'There are no more pages.',
    };
  },
});

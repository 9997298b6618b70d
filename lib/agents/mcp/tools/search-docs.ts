import { z } from 'zod';
import { getOperation } from '../../../api/operations';
import { SEARCH_AREAS } from '../../../content/pages/areas';
import type { SearchGroup, SearchHit } from '../../../search/engine';
import { search } from '../../../search/service';
import { siteAddress } from '../../../site/config/site-address';
import { MCP_LIMITS } from '../limits';
import { defineTool } from '../tool';

const { queryLength, searchResults } = MCP_LIMITS;
const DEFAULT_LIMIT = 5;
const AREAS = SEARCH_AREAS.map(({ id }) => id);

const matchSchema = z.strictObject({
  address: z.string(),
  heading: z.string().nullable(),
  snippet: z.string(),
});

/** Searches the documentation with the search of the site. */
export const searchDocs = defineTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Searches guides, SDK reference, webhook topics and operations of the Private API by words or names (methods, fields, events, error codes). Returns the best pages with their matching sections. Read a result with read_page, or with read_operation if it has an operation.',
  input: z.strictObject({
    query: z
      .string()
      .min(1)
      .max(queryLength)
      .describe('A few words or a name, such as "vip tiers" or "createWishlistItem".'),
    area: z
      .enum(AREAS)
      .optional()
      .describe(
        `Return only results of one area: ${SEARCH_AREAS.map(({ id, label }) => `${id} (${label})`).join(', ')}.`,
      ),
    limit: z
      .int()
      .min(1)
      .max(searchResults)
      .default(DEFAULT_LIMIT)
      .describe('Maximum number of pages to return.'),
  }),
  output: z.strictObject({
    results: z.array(
      z.strictObject({
        title: z.string(),
        address: z.string(),
        snippet: z.string(),
        breadcrumbs: z.array(z.string()).describe('Titles of the folders that contain the page.'),
        operation: z
          .string()
          .nullable()
          .describe('Name of the operation for read_operation; null for other pages.'),
        places: z.array(matchSchema).describe('Matching sections of the page, best first.'),
      }),
    ),
  }),
  async run({ query, area, limit }) {
    const { groups } = await search({ query, area, limit });
    const results = groups.map(toResult);
    const text = results.map(({ title, address, places }) =>
      [
        `- [${title}](${address})`,
        ...places.map(
          (each) =>
            `  - ${each.heading ? `${each.heading}: ` : ''}${each.snippet} (${each.address})`,
        ),
      ].join('\n'),
    );
    return {
      structured: { results },
      text: text.join('\n') || 'No results. Try fewer or different words.',
    };
  },
});

function toResult({ title, url, breadcrumbs, hits }: SearchGroup) {
  const places = hits.map(toMatch);
  return {
    title: title.text,
    address: siteAddress(url),
    snippet: places[0]?.snippet ?? '',
    breadcrumbs,
    operation: operationAt(url),
    places,
  };
}

/** The operation that an address describes; null for other addresses. */
function operationAt(url: string): string | null {
  const [, id = ''] = /^\/(?:api#|docs\/Api\/\w+\/)(\w+)$/.exec(url) ?? [];
  return getOperation(id)?.id ?? null;
}

function toMatch({ url, heading, text }: SearchHit) {
  return { address: siteAddress(url), heading: heading?.text ?? null, snippet: text?.text ?? '' };
}

import { z } from 'zod';
import { siteAddress } from '../../config/site-address';
import { SEARCH_AREAS } from '../../search/areas';
import type { SearchGroup, SearchHit } from '../../search/engine';
import { search } from '../../search/service';
import { MCP_LIMITS } from '../limits';
import { readOnlyTool } from '../tool';

const { queryLength, searchResults } = MCP_LIMITS;
const RESULTS = 5;
const AREAS = SEARCH_AREAS.map(({ id }) => id);

const place = z.strictObject({
  address: z.string(),
  heading: z.string().nullable(),
  snippet: z.string(),
});

/** Searches the documentation as the site's own search does. */
export const searchDocs = readOnlyTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Searches guides, SDK reference, webhook topics and calls of the REST API by words or names (methods, fields, events, error codes). Returns the best pages with the places in them that match. Read on with read_page; results of area "Api" name an operation for read_operation.',
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
        `Only results of one area: ${SEARCH_AREAS.map(({ id, label }) => `${id} (${label})`).join(', ')}.`,
      ),
    limit: z.int().min(1).max(searchResults).default(RESULTS).describe('Most pages to return.'),
  }),
  output: z.strictObject({
    results: z.array(
      z.strictObject({
        title: z.string(),
        address: z.string(),
        snippet: z.string(),
        breadcrumbs: z.array(z.string()).describe('Folders above the page.'),
        operation: z
          .string()
          .nullable()
          .describe('The operation for read_operation; null for other pages.'),
        places: z.array(place).describe('Places in the page that match, best first.'),
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
      text: text.join('\n') || 'Nothing was found. Try fewer or other words.',
    };
  },
});

function toResult({ title, url, breadcrumbs, hits }: SearchGroup) {
  const places = hits.map(toPlace);
  return {
    title: title.text,
    address: siteAddress(url),
    snippet: places[0]?.snippet ?? '',
    breadcrumbs,
    operation: /^\/api#(.+)$/.exec(url)?.[1] ?? null,
    places,
  };
}

function toPlace({ url, heading, text }: SearchHit) {
  return { address: siteAddress(url), heading: heading?.text ?? null, snippet: text?.text ?? '' };
}

import type { SearchRecord } from '../record';
import { splitName } from '../tokenize';

/** Returns a record of a page in the SDK area, or of a section if the address has an anchor. */
export function testRecord(
  url: string,
  title: string,
  properties: Partial<SearchRecord> = {},
): SearchRecord {
  const [page = url, anchor] = url.split('#');
  const identifiers = properties.identifiers ?? [];
  return {
    id: `${url}|${properties.kind ?? 'page'}|${identifiers.join()}`,
    kind: anchor ? 'section' : 'page',
    url,
    page,
    ...(anchor && { anchor }),
    hierarchy: { lvl0: 'SDK', lvl1: title },
    content: '',
    identifiers,
    aliases: [],
    words: [title, ...identifiers].map(splitName).join(' '),
    keywords: [],
    breadcrumbs: ['SDK'],
    area: 'Sdk',
    tag: 'docs-Sdk-current',
    language: 'en',
    version: 'current',
    weight: 900_000,
    ...properties,
  };
}

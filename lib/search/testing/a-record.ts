import type { SearchRecord } from '../record';
import { spacedOut } from '../words';

/** A record of a page in the SDK area, with what a test wants otherwise. */
export function aRecord(url: string, title: string, own: Partial<SearchRecord> = {}): SearchRecord {
  const [page = url, anchor = null] = url.split('#');
  const identifiers = own.identifiers ?? [];
  return {
    id: `${url}|${own.kind ?? 'page'}|${identifiers.join()}`,
    kind: anchor ? 'section' : 'page',
    url,
    page,
    anchor,
    hierarchy: { lvl0: 'SDK', lvl1: title },
    content: '',
    identifiers,
    aliases: [],
    words: [title, ...identifiers].map(spacedOut).join(' '),
    keywords: [],
    trail: ['SDK'],
    area: 'Sdk',
    tag: 'docs-Sdk-current',
    language: 'en',
    version: 'current',
    weight: 900_000,
    ...own,
  };
}

import { generalErrors } from '../../api/contract/errors/general.data';
import { tags } from '../../api/contract/tags';
import { CURRENT_VERSION } from '../../docs/page';
import { API_AREA, DEFAULT_TAG } from '../areas';
import { oneLine } from '../clean-query';
import type { SearchRecord } from '../record';
import { API_PAGE_WEIGHT } from '../weights';

/** The record of the whole API reference, with the errors that every operation can return. */
export function apiPageRecord(language: string): SearchRecord {
  const groups = tags.map(({ name, description }) => `${name}: ${description}`);
  const errors = generalErrors.map(({ status, summary }) => `${status} ${summary}`);
  return {
    id: '/api|page',
    kind: 'page',
    url: '/api',
    page: '/api',
    anchor: null,
    hierarchy: { lvl0: API_AREA.label, lvl1: API_AREA.label },
    content: oneLine([...groups, ...errors].join(' ')),
    identifiers: ['/api'],
    aliases: [],
    words: API_AREA.label,
    keywords: [
      'REST',
      'OpenAPI',
      'OpenAPI spec',
      'Swagger',
      'TypeScript types',
      'reference',
      'endpoints',
      'HTTP',
    ],
    breadcrumbs: [],
    area: API_AREA.id,
    tag: DEFAULT_TAG,
    language,
    version: CURRENT_VERSION,
    weight: API_PAGE_WEIGHT * 10_000,
  };
}

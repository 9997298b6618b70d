import { tags } from '../../api/tags';
import { generalErrors } from '../../api/errors';
import { CURRENT_VERSION } from '../../docs/page';
import { API_AREA, DEFAULT_TAG, type SearchRecord } from '../record';
import type { ApiPlace } from './operations';
import { oneLine } from './plain-text';
import { recordWeight } from './weights';

const API_PAGE_WEIGHT = 75;

/** The record of the API reference as a whole, with the errors that every call can give. */
export function apiPageRecord({ label, language }: ApiPlace): SearchRecord {
  const groups = tags.map(({ name, description }) => `${name}: ${description}`);
  const errors = generalErrors.map(({ status, summary }) => `${status} ${summary}`);
  return {
    id: '/api|page',
    kind: 'page',
    url: '/api',
    page: '/api',
    anchor: null,
    hierarchy: { lvl0: label, lvl1: label },
    content: oneLine([...groups, ...errors].join(' ')),
    identifiers: ['/api'],
    aliases: [],
    words: label,
    keywords: ['REST', 'OpenAPI', 'reference', 'endpoints', 'HTTP'],
    trail: [],
    area: API_AREA,
    tag: DEFAULT_TAG,
    language,
    version: CURRENT_VERSION,
    weight: recordWeight(API_PAGE_WEIGHT, 'page', 0, 0),
  };
}

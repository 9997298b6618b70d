import { generalErrors } from '../../api/contract/errors/general.data';
import { tags } from '../../api/contract/tags';
import { API_AREA } from '../../content/pages/areas';
import { CURRENT_VERSION } from '../../content/pages/page';
import { API_TITLE } from '../../content/site-pages/api-reference-page';
import type { SearchRecord } from '../record';
import { API_PAGE_WEIGHT } from '../weights';
import { recordMaker } from './make-record';

/** Readers' names for the API reference besides its title. */
const KEYWORDS =
  'REST, OpenAPI, OpenAPI spec, OpenAPI download, Swagger, TypeScript types, reference, endpoints, HTTP'.split(
    ', ',
  );

/** The record of the whole API reference, with the errors that every operation can return. */
export function apiPageRecord(): SearchRecord {
  const toRecord = recordMaker({
    url: '/api',
    title: API_TITLE,
    breadcrumbs: [API_AREA.label],
    area: API_AREA.id,
    version: CURRENT_VERSION,
    weight: API_PAGE_WEIGHT,
  });
  const groups = tags.map(({ name, description }) => `${name}: ${description}`);
  const errors = generalErrors.map(({ status, summary }) => `${status} ${summary}`);
  return toRecord(
    {
      kind: 'page',
      headings: [],
      content: [...groups, ...errors].join(' '),
      identifiers: ['/api'],
      keywords: KEYWORDS,
    },
    0,
  );
}

import { createHash } from 'node:crypto';
import type { CollectionCreateSchema } from 'typesense/lib/Typesense/Collections';
import type { SearchRecord } from '../record';

/** Makes `wishlist_item_created` and `customer/balanceUpdated` match any of their words. */
const TOKEN_SEPARATORS = ['_', '-', '/', '.', ':'];

/** Separator of the words of a query on the server. */
export const WORD_SEPARATOR = /[\s_\-/.:]+/;

const HEADING_LEVELS = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Returns the schema of the collection that stores the records. */
export function collectionSchema(name: string, synonymSets: string[]): CollectionCreateSchema {
  return {
    name,
    enable_nested_fields: true,
    token_separators: TOKEN_SEPARATORS,
    default_sorting_field: 'weight',
    synonym_sets: synonymSets,
    fields: [
      { name: 'hierarchy.lvl0', type: 'string', facet: true },
      { name: 'hierarchy.lvl1', type: 'string' },
      ...HEADING_LEVELS.map((level) => ({
        name: `hierarchy.${level}`,
        type: 'string' as const,
        optional: true,
      })),
      { name: 'content', type: 'string' },
      { name: 'code', type: 'string', optional: true },
      { name: 'identifiers', type: 'string[]' },
      { name: 'aliases', type: 'string[]' },
      { name: 'messages', type: 'string[]', optional: true },
      { name: 'words', type: 'string' },
      { name: 'keywords', type: 'string[]' },
      { name: 'breadcrumbs', type: 'string[]', index: false, optional: true },
      { name: 'anchor', type: 'string', index: false, optional: true },
      { name: 'url', type: 'string', index: false, optional: true },
      { name: 'page', type: 'string', facet: true },
      { name: 'kind', type: 'string', facet: true },
      { name: 'area', type: 'string', facet: true },
      { name: 'tag', type: 'string', facet: true },
      { name: 'language', type: 'string', facet: true },
      { name: 'version', type: 'string', facet: true },
      { name: 'weight', type: 'int32' },
    ],
  };
}

/** Converts a record to a document. Ids are part of addresses, so the id is hashed to letters and digits. */
export function toDocument(record: SearchRecord): SearchRecord {
  return { ...record, id: createHash('sha256').update(record.id).digest('hex').slice(0, 24) };
}

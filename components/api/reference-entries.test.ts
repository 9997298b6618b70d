import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { describe, expect, it } from 'vitest';
import { entriesOf, filterEntries } from './reference-entries';

const document: OpenAPIObject = {
  openapi: '3.1.0',
  info: { title: 'Items', version: '1' },
  tags: [{ name: 'Reviews', description: 'About' }, { name: 'Webhooks' }, { name: 'Unused' }],
  paths: {
    '/webhooks': { get: { operationId: 'getWebhooks', summary: 'List', tags: ['Webhooks'] } },
    '/reviews': {
      get: { operationId: 'getReviews', summary: 'Returns reviews', tags: ['Reviews'] },
      parameters: [],
    },
    '/untagged': { post: { operationId: 'untagged' } },
    '/anonymous': { get: { summary: 'Has no id' } },
  },
  webhooks: { 'review/created': { post: { operationId: 'on_review_created' } } },
};

const groups = entriesOf(document);
const shape = (list: typeof groups) =>
  list.map(({ name, entries }) => [name, entries.map(({ id }) => id)]);
describe('the entries of a document', () => {
  it('are grouped by tag in the order of the document, then come the topics', () => {
    expect(shape(groups)).toEqual([
      ['Reviews', ['getReviews']],
      ['Webhooks', ['getWebhooks']],
      ['default', ['untagged', 'get-/anonymous']],
      ['Webhook topics', ['on_review_created']],
    ]);
    expect(groups.map(({ description }) => description)).toEqual([
      'About',
      '',
      '',
      expect.stringContaining('topic'),
    ]);
  });

  it('are none for a document without operations', () => {
    expect(entriesOf({ ...document, paths: {}, webhooks: {} })).toEqual([]);
  });
});

describe('the filter', () => {
  it('finds entries that have every word in path, id, method, summary or group', () => {
    expect(shape(filterEntries(groups, 'REVIEW created'))).toEqual([
      ['Webhook topics', ['on_review_created']],
    ]);
    expect(shape(filterEntries(groups, 'webhooks'))).toEqual([
      ['Webhooks', ['getWebhooks']],
      ['Webhook topics', ['on_review_created']],
    ]);
    expect(filterEntries(groups, 'nothing like this')).toEqual([]);
    expect(filterEntries(groups, '  ')).toEqual(groups);
  });
});

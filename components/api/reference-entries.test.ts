import { describe, expect, it } from 'vitest';
import { entriesOf, filterEntries } from './reference-entries';

const document = {
  tags: [{ name: 'Reviews' }, { name: 'Webhooks' }, { name: 'Unused' }],
  paths: {
    '/webhooks': { get: { operationId: 'getWebhooks', summary: 'List', tags: ['Webhooks'] } },
    '/reviews': {
      get: { operationId: 'getReviews', summary: 'Returns reviews', tags: ['Reviews'] },
      parameters: [],
    },
    '/untagged': { post: { operationId: 'untagged' } },
    '/anonymous': { get: { summary: 'Has no address' } },
    '/broken': null,
  },
  webhooks: { 'review/created': { post: { operationId: 'on_review_created' } } },
};

const groups = entriesOf(document, 'Webhooks');
const shape = (list: typeof groups) =>
  list.map(({ name, entries }) => [name, entries.map(({ id }) => id)]);

describe('the entries of a document', () => {
  it('are grouped by tag in the order of the document, then come the topics', () => {
    expect(shape(groups)).toEqual([
      ['Reviews', ['getReviews']],
      ['Webhooks', ['getWebhooks']],
      ['default', ['untagged']],
      ['Webhooks', ['on_review_created']],
    ]);
  });

  it.each([{}, { paths: null, webhooks: 'x', tags: 1 }, { paths: { '/a': { get: null } } }])(
    'are none for %j',
    (odd) => expect(entriesOf(odd, 'Webhooks')).toEqual([]),
  );
});

describe('the filter', () => {
  it('finds entries that have every word in path, id, method, summary or group', () => {
    expect(shape(filterEntries(groups, 'REVIEW created'))).toEqual([
      ['Webhooks', ['on_review_created']],
    ]);
    expect(shape(filterEntries(groups, 'webhooks'))).toEqual([
      ['Webhooks', ['getWebhooks']],
      ['Webhooks', ['on_review_created']],
    ]);
    expect(filterEntries(groups, 'nothing like this')).toEqual([]);
    expect(filterEntries(groups, '  ')).toEqual(groups);
  });
});

import { describe, expect, it } from 'vitest';
import { entriesOf, filterEntries, idOfFragment, isSameList } from './reference-entries';

const document = {
  tags: [{ name: 'Reviews', description: 'About' }, { name: 'Webhooks' }, { name: 'Unused' }],
  paths: {
    '/webhooks': { get: { operationId: 'getWebhooks', summary: 'List', tags: ['Webhooks'] } },
    '/reviews': {
      get: { operationId: 'getReviews', summary: 'Returns reviews', tags: ['Reviews'] },
      parameters: [],
    },
    '/untagged': { post: { operationId: 'untagged' } },
    '/again': { get: { operationId: 'untagged' } },
    '/anonymous': { get: { summary: 'Has no id' } },
    '/broken': null,
    '/list': [{ operationId: 'inList' }],
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
      ['default', ['untagged', 'get-/again', 'get-/anonymous']],
      ['Webhook topics', ['on_review_created']],
    ]);
    expect(groups.map(({ description }) => description)).toEqual([
      'About',
      '',
      '',
      expect.stringContaining('topic'),
    ]);
  });

  it.each([{}, { paths: null, webhooks: 'x', tags: 1 }, { paths: { '/a': { get: null } } }])(
    'are none for %j',
    (odd) => expect(entriesOf(odd)).toEqual([]),
  );
});

describe('two lists', () => {
  it('are the same if only the pages of operations are different', () => {
    const withPages = groups.map((group) => ({
      ...group,
      entries: group.entries.map((entry) => ({ ...entry, page: '/docs/a' })),
    }));
    expect(isSameList(withPages, groups)).toBe(true);
  });

  it('are different if an operation or a text is', () => {
    const retold = structuredClone(document);
    retold.paths['/reviews'].get.summary = 'Lists reviews';
    expect(isSameList(entriesOf(retold), groups)).toBe(false);
    expect(isSameList(entriesOf({ ...document, webhooks: {} }), groups)).toBe(false);
  });
});

describe('the filter', () => {
  it('does not search the addresses of pages, which have words in common', () => {
    const withPages = groups.map((group) => ({
      ...group,
      entries: group.entries.map((entry) => ({ ...entry, page: '/base/docs/Webhooks/a' })),
    }));
    expect(filterEntries(withPages, 'docs')).toEqual([]);
  });

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

describe('the fragment of an address', () => {
  it.each(['#getReviews', '#/Reviews/getReviews', '#%67etReviews'])('%s is an operation', (hash) =>
    expect(idOfFragment(hash, groups)).toBe('getReviews'),
  );

  it.each(['', '#', '#other', '#%E0%A4%A', '#__proto__'])('%j is no operation', (hash) =>
    expect(idOfFragment(hash, groups)).toBeUndefined(),
  );
});

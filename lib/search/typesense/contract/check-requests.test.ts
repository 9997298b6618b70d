import { describe, expect, it } from 'vitest';
import { aRecord } from '../../testing/a-record';
import type { RecordedRequest } from '../testing/fake-server';
import { checkRequests } from './check-requests';
import { recordRequests } from './scenario';

/** A contract of two calls, written for this test. */
const CONTRACT = {
  paths: {
    '/things': {
      post: {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
        },
        responses: { 201: {} },
      },
    },
    '/things/{name}/rows/import': {
      post: {
        parameters: [
          {
            in: 'query',
            name: 'options',
            schema: { type: 'object', properties: { batch: { type: 'integer' } } },
          },
        ],
        requestBody: { content: { 'application/octet-stream': { schema: { type: 'string' } } } },
        responses: { 200: {} },
      },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string' },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Part' } },
        },
      },
      Part: { type: 'object', properties: { size: { type: 'integer' } } },
    },
  },
};

function aRequest(own: Partial<RecordedRequest>): RecordedRequest {
  const path = '/things';
  return {
    method: 'POST',
    path,
    query: {},
    headers: {},
    body: '',
    status: 201,
    answer: '',
    ...own,
  };
}

const faultsOf = (own: Partial<RecordedRequest>) =>
  checkRequests(CONTRACT, [aRequest(own)]).map(({ reason }) => reason);

describe('the check against a contract', () => {
  it('passes what keeps it', () => {
    expect(faultsOf({ body: '{"name":"a","parts":[{"size":1}]}' })).toEqual([]);
    expect(
      faultsOf({
        path: '/things/a/rows/import',
        query: { batch: '5' },
        body: '{}\n{}',
        status: 200,
      }),
    ).toEqual([]);
  });

  it.each([
    ['a call that does not exist', { method: 'PUT' }, /no call/],
    ['a missing body', {}, /no body/],
    ['a missing name', { body: '{}' }, /required/],
    ['an unknown name', { body: '{"name":"a","colour":1}' }, /colour/],
    ['an unknown name in a list', { body: '{"name":"a","parts":[{"weight":1}]}' }, /weight/],
    ['a wrong type', { body: '{"name":1}' }, /string/],
    ['an answer with another status', { body: '{"name":"a"}', status: 200 }, /200/],
  ])('reports %s', (_, own, reason) => {
    expect(faultsOf(own).join()).toMatch(reason);
  });

  it('reports queries that are unknown or of the wrong type, and lines that are no JSON', () => {
    const path = '/things/a/rows/import';
    expect(faultsOf({ path, query: { size: '5' }, body: '{}', status: 200 }).join()).toMatch(
      /size/,
    );
    expect(faultsOf({ path, query: { batch: 'x' }, body: '{}', status: 200 }).join()).toMatch(
      /batch/,
    );
    expect(faultsOf({ path, body: '{}\nno', status: 200 }).join()).toMatch(/line of JSON/);
  });
});

describe('the scenario', () => {
  it('sends every request that the site ever sends', async () => {
    const requests = await recordRequests([aRecord('/a', 'A page about rewards')]);
    const calls = new Set(
      requests.map(({ method, path }) => `${method} ${path.replace(/_\d{17}/, '_<time>')}`),
    );
    expect([...calls].sort()).toEqual([
      'DELETE /collections/contract-docs_<time>',
      'GET /aliases/contract-docs',
      'GET /collections',
      'GET /collections/contract-docs_<time>',
      'POST /collections',
      'POST /collections/contract-docs_<time>/documents/import',
      'POST /multi_search',
      'PUT /aliases/contract-docs',
      'PUT /synonym_sets/contract-docs-words',
    ]);
  });
});

import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { describe, expect, it } from 'vitest';
import { testRecord } from '../../testing/test-record';
import type { RecordedRequest } from '../testing/fake-server';
import { checkRequests } from './check-requests';
import { recordRequests } from './record-requests';

/** A document with two operations. */
const DOCUMENT: OpenAPIObject = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
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

function testRequest(properties: Partial<RecordedRequest>): RecordedRequest {
  const path = '/things';
  return {
    method: 'POST',
    path,
    query: {},
    headers: {},
    body: '',
    status: 201,
    response: '',
    ...properties,
  };
}

const violationsOf = (properties: Partial<RecordedRequest>) =>
  checkRequests(DOCUMENT, [testRequest(properties)]).map(({ reason }) => reason);

describe('checkRequests', () => {
  it('accepts requests that match the document', () => {
    expect(violationsOf({ body: '{"name":"a","parts":[{"size":1}]}' })).toEqual([]);
    expect(
      violationsOf({
        path: '/things/a/rows/import',
        query: { batch: '5' },
        body: '{}\n{}',
        status: 200,
      }),
    ).toEqual([]);
  });

  it.each([
    ['an unknown operation', { method: 'PUT' }, /not in the OpenAPI document/],
    ['a missing body', {}, /no body/],
    ['a missing property', { body: '{}' }, /required/],
    ['an unknown property', { body: '{"name":"a","color":1}' }, /color/],
    ['an unknown property in a list', { body: '{"name":"a","parts":[{"weight":1}]}' }, /weight/],
    ['a wrong type', { body: '{"name":1}' }, /string/],
    ['a response with an undocumented status', { body: '{"name":"a"}', status: 200 }, /200/],
  ])('reports %s', (_, properties, reason) => {
    expect(violationsOf(properties).join()).toMatch(reason);
  });

  it('reports unknown parameters, parameters of the wrong type, and lines that are not JSON', () => {
    const path = '/things/a/rows/import';
    expect(violationsOf({ path, query: { size: '5' }, body: '{}', status: 200 }).join()).toMatch(
      /size/,
    );
    expect(violationsOf({ path, query: { batch: 'x' }, body: '{}', status: 200 }).join()).toMatch(
      /batch/,
    );
    expect(violationsOf({ path, body: '{}\nno', status: 200 }).join()).toMatch(
      /not a line of JSON/,
    );
  });
});

describe('recordRequests', () => {
  it('sends every kind of request that the site sends', async () => {
    const requests = await recordRequests([testRecord('/a', 'A page about rewards')]);
    const operations = new Set(
      requests.map(({ method, path }) => `${method} ${path.replace(/_\d{17}/, '_<time>')}`),
    );
    expect([...operations].sort()).toEqual([
      'DELETE /collections/test-docs_<time>',
      'GET /aliases/test-docs',
      'GET /collections',
      'GET /collections/test-docs_<time>',
      'POST /collections',
      'POST /collections/test-docs_<time>/documents/import',
      'POST /multi_search',
      'PUT /aliases/test-docs',
      'PUT /synonym_sets/test-docs-words',
    ]);
  });
});

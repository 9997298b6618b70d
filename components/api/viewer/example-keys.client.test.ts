import { expect, it } from 'vitest';
import { withoutExampleKeys } from './example-keys.client';

const key = {
  name: 'Idempotency-Key',
  in: 'header',
  example: 'a-1',
  schema: { type: 'string', maxLength: 64, example: 'a-1', examples: ['a-1'] },
};
const emptyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', maxLength: 64 },
};
const page = { name: 'page', in: 'query', example: 2, schema: { type: 'integer' } };

it('removes examples of idempotency keys from operations, paths and shared parameters', () => {
  const document = {
    openapi: '3.1.0',
    paths: {
      '/a': { parameters: [key], post: { summary: 'A', parameters: [page, key] } },
      '/b': { get: { parameters: [{ $ref: '#/components/parameters/Key' }] } },
    },
    components: { parameters: { Key: key, Page: page }, schemas: {} },
  };
  expect(withoutExampleKeys(document)).toEqual({
    openapi: '3.1.0',
    paths: {
      '/a': { parameters: [emptyKey], post: { summary: 'A', parameters: [page, emptyKey] } },
      '/b': { get: { parameters: [{ $ref: '#/components/parameters/Key' }] } },
    },
    components: { parameters: { Key: emptyKey, Page: page }, schemas: {} },
  });
});

it('keeps malformed parts of a document', () => {
  const strange = { paths: { '/a': null, '/b': { get: 7, parameters: 'none' } }, components: [] };
  expect(withoutExampleKeys(strange)).toEqual(strange);
});

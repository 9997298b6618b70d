import type { OpenAPIObject, ReferenceObject, SchemaObject } from 'openapi3-ts/oas31';
import { expect, it } from 'vitest';
import { compareOutlines } from './compare-outlines';
import { outlineOf } from './outline';

/** A document with one operation that returns reviews, and one topic. */
function documentWith(change: {
  review?: Record<string, SchemaObject>;
  perPage?: SchemaObject;
  body?: SchemaObject;
  deprecated?: true;
  statuses?: string[];
  topic?: string;
}): OpenAPIObject {
  const { perPage = { type: 'integer', maximum: 50 }, statuses = ['400'] } = change;
  const json = (schema: SchemaObject | ReferenceObject) => ({
    content: { 'application/json': { schema } },
  });
  const errors = statuses.map((status) => [status, { description: 'Invalid' }]);
  return {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    paths: {
      '/v2/getReviews': {
        post: {
          operationId: 'getReviews',
          ...(change.deprecated && { deprecated: true }),
          parameters: [{ name: 'perPage', in: 'query', schema: perPage }],
          ...(change.body && { requestBody: json(change.body) }),
          responses: {
            200: {
              description: 'Reviews',
              ...json({ type: 'array', items: { $ref: '#/components/schemas/Review' } }),
            },
            ...Object.fromEntries(errors),
          },
        },
      },
    },
    webhooks: {
      [change.topic ?? 'review/created']: {
        post: { requestBody: json({ $ref: '#/components/schemas/Review' }), responses: {} },
      },
    },
    components: {
      schemas: {
        Review: {
          type: 'object',
          properties: { rate: { type: 'integer' }, ...change.review },
          required: ['rate'],
        },
      },
    },
  };
}

const changesTo = (change: Parameters<typeof documentWith>[0]) =>
  compareOutlines(outlineOf(documentWith({})), outlineOf(documentWith(change)));

it('finds no change between equal documents', () => {
  expect(changesTo({})).toEqual([]);
});

it('finds a changed limit, with both states', () => {
  expect(changesTo({ perPage: { type: 'integer', minimum: 1, maximum: 80 } })).toEqual([
    {
      kind: 'changed',
      of: 'operations',
      subject: 'getReviews',
      part: 'query parameter `perPage`',
      before: 'integer, at most 50, optional',
      after: 'integer, 1 to 80, optional',
    },
  ]);
});

it('finds a new field of an object, once for all its uses', () => {
  const found = changesTo({ review: { title: { type: ['string', 'null'] } } });
  expect(found.filter(({ of }) => of === 'objects')).toEqual([
    {
      kind: 'added',
      of: 'objects',
      subject: 'Review',
      part: 'field `title`',
      after: 'string or null, optional',
    },
  ]);
  expect(found.filter(({ of }) => of === 'operations')).toEqual([]);
});

it('lists the fields of variants once, optional if a variant lacks them', () => {
  const variant = (name: string): SchemaObject => ({
    type: 'object',
    properties: { productId: { type: 'integer' }, [name]: { type: 'string' } },
    required: ['productId', name],
  });
  expect(changesTo({ body: { oneOf: [variant('email'), variant('phone')] } })).toMatchObject([
    { part: 'request field `productId`', after: 'integer' },
    { part: 'request field `email`', after: 'string, optional' },
    { part: 'request field `phone`', after: 'string, optional' },
  ]);
});

it('finds deprecations, added and removed errors, and renamed topics', () => {
  expect(changesTo({ deprecated: true, statuses: ['422'], topic: 'review/updated' })).toMatchObject(
    [
      { kind: 'deprecated', subject: 'getReviews' },
      { kind: 'added', subject: 'getReviews', part: 'error status `422`' },
      { kind: 'removed', subject: 'getReviews', part: 'error status `400`' },
      { kind: 'added', of: 'topics', subject: 'review/updated' },
      { kind: 'removed', of: 'topics', subject: 'review/created' },
    ],
  );
});

it('joins a change that all operations have in common', () => {
  const outline = (limit: string) => ({
    operations: { getReviews: { limit }, getTiers: { limit } },
    topics: {},
    objects: {},
  });
  expect(compareOutlines(outline('1 to 50'), outline('1 to 80'))).toEqual([
    {
      kind: 'changed',
      of: 'operations',
      subject: '*',
      part: 'limit',
      before: '1 to 50',
      after: '1 to 80',
    },
  ]);
});

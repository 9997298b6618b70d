import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../openapi/json';
import { deliveries, document, objectAt, operations } from '../openapi/testing/document';
import { resolve } from '../openapi/testing/document-pointers';
import { errorCatalogue } from './contract/errors';
import { limits } from './contract/limits';
import {
  type FieldRule,
  type SpecifiedCall,
  specifiedActivityTypes,
  specifiedCalls,
  specifiedEntities,
  specifiedErrorCounts,
  specifiedErrors,
  specifiedScopes,
  specifiedTags,
  specifiedTopics,
  specifiedWords,
} from './specification.data';

const nameOf = (path: string) => path.split('/').at(-1) ?? '';

function operationOf(call: string): JsonObject {
  const found = operations.find(({ path, method }) => `${method.toUpperCase()} ${path}` === call);
  if (!found) throw new Error(`${call} is missing.`);
  return found.operation;
}

const schemas = objectAt(document, 'components', 'schemas');
const propertiesOf = (schema: JsonObject) => objectAt(schema, 'properties');

interface Found {
  schema: JsonObject;
  required: boolean;
}

function queryOf({ parameters = [] }: JsonObject): Record<string, Found> {
  const list = Array.isArray(parameters) ? parameters : [];
  const query = list.map((entry) => objectAt(resolve(document, entry)));
  return Object.fromEntries(
    query
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => [
        String(parameter.name),
        { schema: objectAt(parameter, 'schema'), required: parameter.required === true },
      ]),
  );
}

function fieldsOf(schema: Json | undefined): Record<string, Found> {
  const object = objectAt(resolve(document, schema));
  const required = Array.isArray(object.required) ? object.required : [];
  return Object.fromEntries(
    Object.entries(propertiesOf(object)).map(([name, property]) => [
      name,
      { schema: objectAt(resolve(document, property)), required: required.includes(name) },
    ]),
  );
}

function bodyOf(operation: JsonObject, mediaType = 'application/json') {
  return objectAt(operation, 'requestBody', 'content', mediaType).schema;
}

function expectFields(found: Record<string, Found>, specified: Record<string, FieldRule>) {
  expect(Object.keys(found).sort()).toEqual(Object.keys(specified).sort());
  for (const [name, { required = false, fields, ...rule }] of Object.entries(specified)) {
    const field = found[name];
    expect(field, name).toMatchObject({ schema: rule, required });
    if (fields) expectFields(fieldsOf(field?.schema), fields);
  }
}

function answerOf(operation: JsonObject, status: string) {
  return objectAt(operation, 'responses', status, 'content', 'application/json').schema;
}

describe('the calls', () => {
  it('are the 47 of the specification, in its order', () => {
    const found = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    expect(found).toEqual(specifiedCalls.map(({ call }) => call));
    expect(found).toHaveLength(47);
    console.info(`${found.length} of 47 calls.`);
  });

  const named: [string, SpecifiedCall][] = specifiedCalls.map((entry) => [entry.call, entry]);

  it.each(named)('%s takes what is specified, within its limits', (call, { query, body }) => {
    const operation = operationOf(call);
    expectFields(queryOf(operation), query ?? {});
    if (body) {
      expect(operation.requestBody).toMatchObject({ required: true });
      expectFields(fieldsOf(bodyOf(operation)), body);
    } else {
      expect(operation.requestBody).toBeUndefined();
    }
  });

  it.each(named)('%s answers what is specified', (call, { answer }) => {
    const responses = objectAt(operationOf(call), 'responses');
    const successes = Object.keys(responses).filter((status) => status.startsWith('2'));
    expect(successes).toEqual([answer ? '200' : '204']);
    const properties = propertiesOf(
      objectAt(resolve(document, answerOf(operationOf(call), '200'))),
    );
    expect(Object.keys(properties).sort()).toEqual([...(answer ?? [])].sort());
  });

  it.each(named)('%s stands in its group and needs its scope', (call, { tag, scope }) => {
    const operation = operationOf(call);
    expect(operation).toMatchObject({ operationId: nameOf(call), tags: [tag] });
    expect(operation['x-required-scope'] ?? null).toBe(scope);
    const [first] = Array.isArray(operation.security) ? operation.security : [];
    const isOpen = nameOf(call) === 'getAccessToken';
    expect(first).toEqual(isOpen ? undefined : { accessToken: scope ? [scope] : [] });
  });

  it('mark the deprecated one, and no other', () => {
    const deprecated = operations.filter(({ operation }) => operation.deprecated === true);
    expect(deprecated.map(({ path }) => nameOf(path))).toEqual(['getRatesInfo']);
    const [call] = deprecated;
    expect(objectAt(call?.operation, 'responses', '200', 'headers')).toHaveProperty('Deprecation');
  });

  it('take a review as JSON and as a form', () => {
    const operation = operationOf('POST /v2/reviews/createReview');
    const form = fieldsOf(bodyOf(operation, 'multipart/form-data'));
    expect(Object.keys(form).sort()).toEqual(Object.keys(fieldsOf(bodyOf(operation))).sort());
    expect(form.images?.schema).toMatchObject({ maxItems: 5, items: { format: 'binary' } });
  });

  it('refuse unknown names in every body', () => {
    for (const { operation } of operations) {
      if (!operation.requestBody) continue;
      expect(resolve(document, bodyOf(operation))).toMatchObject({ additionalProperties: false });
    }
  });
});

describe('the groups and scopes', () => {
  it('stand in the order of the specification', () => {
    const tags = Array.isArray(document.tags) ? document.tags.map((tag) => objectAt(tag).name) : [];
    expect(tags.slice(0, 8)).toEqual(specifiedTags);
  });

  it('are the nine of the specification', () => {
    const used = operations.flatMap(({ operation }) => operation['x-required-scope'] ?? []);
    expect([...new Set(used)].sort()).toEqual([...specifiedScopes].sort());
  });
});

describe('the errors', () => {
  it('are the 49 of the catalogue', () => {
    const counts: Record<number, number> = {};
    for (const { status } of errorCatalogue) counts[status] = (counts[status] ?? 0) + 1;
    expect(counts).toEqual(specifiedErrorCounts);
    expect(specifiedErrors).toHaveLength(49);
    expect(errorCatalogue).toHaveLength(49);
    console.info(`${errorCatalogue.length} of 49 catalogued errors.`);
  });

  const numbered = specifiedErrors.map(([status, meaning, calls], index) => ({
    status,
    meaning,
    calls,
    index,
  }));

  it.each(numbered)('$status $meaning', ({ status, calls, index }) => {
    const entry = errorCatalogue[index];
    expect(entry?.status).toBe(status);
    for (const call of calls) {
      const { operation } = operations.find(({ path }) => nameOf(path) === call) ?? {};
      const response = resolve(document, objectAt(operation, 'responses')[status]);
      const content = objectAt(response, 'content', 'application/json');
      expect(content.schema).toEqual({ $ref: '#/components/schemas/ErrorBody' });
      expect(Object.keys(objectAt(content, 'examples'))).toContain(entry?.id);
    }
  });

  it('have one body, whose message is a list', () => {
    expect(schemas.ErrorBody).toMatchObject({
      properties: { message: { type: 'array' }, statusCode: { type: 'integer' } },
      required: ['message', 'error', 'statusCode'],
    });
  });

  it('include those that any call can give', () => {
    for (const { path, operation } of operations) {
      const statuses = Object.keys(objectAt(operation, 'responses'));
      const any = ['400', '403', '429', '500'];
      if (nameOf(path) !== 'getAccessToken') any.push('401');
      if (operation.requestBody) any.push('409', '413', '415', '422');
      expect(statuses).toEqual(expect.arrayContaining(any));
    }
  });
});

describe('the headers', () => {
  it('tell the rate limit and the id of the request on every success', () => {
    for (const { operation } of operations) {
      const responses = objectAt(operation, 'responses');
      const headers = objectAt(responses['200'] ?? responses['204'], 'headers');
      expect(Object.keys(headers)).toEqual(
        expect.arrayContaining([
          'X-Request-Id',
          'X-RateLimit-Limit',
          'X-RateLimit-Remaining',
          'RateLimit-Policy',
          'RateLimit',
        ]),
      );
    }
  });

  it('let every POST and PUT carry a key for safe repetition', () => {
    const key = { $ref: '#/components/parameters/IdempotencyKey' };
    for (const { method, operation } of operations) {
      const { parameters = [] } = operation;
      if (method === 'get') expect(parameters).not.toContainEqual(key);
      else expect(parameters).toContainEqual(key);
    }
  });

  it('say how long to wait when the bucket is full', () => {
    const full = objectAt(document, 'components', 'responses', 'TooManyRequests', 'headers');
    expect(full).toHaveProperty('Retry-After');
  });
});

describe('the topics', () => {
  it('are the 17 of the specification', () => {
    expect(deliveries.map(({ path }) => path)).toEqual(specifiedTopics);
    expect(specifiedTopics).toHaveLength(17);
    console.info(`${deliveries.length} of 17 topics.`);
  });

  it('have payloads that say when it happened and refuse unknown names', () => {
    for (const { operation } of deliveries) {
      expect(resolve(document, bodyOf(operation))).toMatchObject({
        properties: { occurredAt: { type: 'string', format: 'date-time' } },
        additionalProperties: false,
      });
    }
  });
});

describe('the entities', () => {
  it.each(Object.entries(specifiedEntities))('%s has the specified fields', (name, fields) => {
    expect(Object.keys(propertiesOf(objectAt(schemas, name))).sort()).toEqual([...fields].sort());
  });

  it.each(Object.entries(specifiedWords))('%s has the specified words', (name, words) => {
    expect(objectAt(schemas, name).enum).toEqual(words);
  });

  it('tell the nine kinds of activity apart', () => {
    expect(Object.keys(objectAt(schemas, 'Activity', 'discriminator', 'mapping'))).toEqual(
      specifiedActivityTypes,
    );
  });

  it('have a current tier that is a tier with the day it was reached', () => {
    const tier = Object.keys(propertiesOf(objectAt(schemas, 'Tier')));
    const current = Object.keys(propertiesOf(objectAt(schemas, 'CurrentTier')));
    expect(current).toEqual([...tier, 'achievedAt']);
  });
});

describe('the constants', () => {
  it('are those of the specification', () => {
    expect(limits).toMatchObject({
      rateLimit: { capacity: 40, leakPerSecond: 2 },
      tokenLifetimeSeconds: { storefront: 3600 },
      rate: { min: 1, max: 5 },
      reviewImages: { max: 5 },
      text: { min: 1, max: 15000 },
      aggregateProducts: { max: 20 },
      ratesInfoProducts: { min: 1, max: 50 },
      offsetList: { perPage: { min: 1, max: 50, default: 15 }, offset: { min: 0 } },
      pageList: { perPage: { min: 1, max: 250, default: 50 }, page: { min: 1, default: 1 } },
    });
    expect(objectAt(schemas, 'UpdateBirthdayResponse', 'properties', 'birthday').pattern).toBe(
      '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
    );
  });
});

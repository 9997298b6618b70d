import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../openapi/json';
import { document, objectAt, operations } from '../openapi/testing/document';
import { resolve } from '../openapi/testing/document-pointers';
import { storefrontRoles } from './contract/access';
import { operations as contractOperations } from './operations';
import {
  type FieldRule,
  type SpecifiedOperation,
  specifiedCustomerOperations,
  specifiedOperations,
  specifiedScopes,
  specifiedServerOperations,
  specifiedTags,
} from './specification.data';

const nameOf = (path: string) => path.split('/').at(-1) ?? '';

function operationOf(endpoint: string): JsonObject {
  const found = operations.find(
    ({ path, method }) => `${method.toUpperCase()} ${path}` === endpoint,
  );
  if (!found) throw new Error(`${endpoint} is missing.`);
  return found.operation;
}

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

function responseOf(operation: JsonObject, status: string) {
  return objectAt(operation, 'responses', status, 'content', 'application/json').schema;
}

describe('the operations', () => {
  it('are the 47 of the specification, in its order', () => {
    const found = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    expect(found).toEqual(specifiedOperations.map(({ endpoint }) => endpoint));
    expect(found).toHaveLength(47);
    console.info(`${found.length} of 47 operations.`);
  });

  const named: [string, SpecifiedOperation][] = specifiedOperations.map((entry) => [
    entry.endpoint,
    entry,
  ]);

  it.each(named)(
    '%s accepts the specified parameters and fields, with their limits',
    (endpoint, { query, body }) => {
      const operation = operationOf(endpoint);
      expectFields(queryOf(operation), query ?? {});
      if (body) {
        expect(operation.requestBody).toMatchObject({ required: true });
        expectFields(fieldsOf(bodyOf(operation)), body);
      } else {
        expect(operation.requestBody).toBeUndefined();
      }
    },
  );

  it.each(named)('%s returns the specified fields', (endpoint, { response }) => {
    const responses = objectAt(operationOf(endpoint), 'responses');
    const successes = Object.keys(responses).filter((status) => status.startsWith('2'));
    expect(successes).toEqual([response ? '200' : '204']);
    const properties = propertiesOf(
      objectAt(resolve(document, responseOf(operationOf(endpoint), '200'))),
    );
    expect(Object.keys(properties).sort()).toEqual([...(response ?? [])].sort());
  });

  it.each(named)('%s has its tag and requires its scope', (endpoint, { tag, scope }) => {
    const operation = operationOf(endpoint);
    expect(operation).toMatchObject({ operationId: nameOf(endpoint), tags: [tag] });
    expect(operation['x-required-scope'] ?? null).toBe(scope);
    const [first] = Array.isArray(operation.security) ? operation.security : [];
    const isOpen = nameOf(endpoint) === 'getAccessToken';
    expect(first).toEqual(isOpen ? undefined : { accessToken: scope ? [scope] : [] });
  });

  it('mark only getRatesInfo as deprecated', () => {
    const deprecated = operations.filter(({ operation }) => operation.deprecated === true);
    expect(deprecated.map(({ path }) => nameOf(path))).toEqual(['getRatesInfo']);
    const [operation] = deprecated;
    expect(objectAt(operation?.operation, 'responses', '200', 'headers')).toHaveProperty(
      'Deprecation',
    );
  });

  it('accept a review as JSON and as a form', () => {
    const operation = operationOf('POST /v2/reviews/createReview');
    const form = fieldsOf(bodyOf(operation, 'multipart/form-data'));
    expect(Object.keys(form).sort()).toEqual(Object.keys(fieldsOf(bodyOf(operation))).sort());
    expect(form.images?.schema).toMatchObject({ maxItems: 5, items: { format: 'binary' } });
  });

  it('reject unknown fields in every body', () => {
    for (const { operation } of operations) {
      if (!operation.requestBody) continue;
      expect(resolve(document, bodyOf(operation))).toMatchObject({ additionalProperties: false });
    }
  });
});

describe('storefront tokens', () => {
  it.each(contractOperations.map(({ id, access }) => [id, access] as const))(
    'are accepted by %s as specified',
    (id, access) => {
      const everyRole = specifiedCustomerOperations.includes(id)
        ? ['customer']
        : ['customer', 'guest'];
      const roles = specifiedServerOperations.includes(id) ? [] : everyRole;
      expect(storefrontRoles(access)).toEqual(roles);
      const { operation } = operations.find(({ path }) => nameOf(path) === id) ?? {};
      const isListed = JSON.stringify(operation?.security).includes('storefrontToken');
      expect(isListed).toBe(roles.length > 0);
    },
  );
});

describe('the tags and scopes', () => {
  it('are in the order of the specification', () => {
    const tags = Array.isArray(document.tags) ? document.tags.map((tag) => objectAt(tag).name) : [];
    expect(tags.slice(0, 8)).toEqual(specifiedTags);
  });

  it('include the nine scopes of the specification, and no other', () => {
    const used = operations.flatMap(({ operation }) => operation['x-required-scope'] ?? []);
    expect([...new Set(used)].sort()).toEqual([...specifiedScopes].sort());
  });
});

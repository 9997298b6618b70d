import type { SchemaObject } from 'openapi3-ts/oas31';
import { describe, expect, it } from 'vitest';
import {
  asSchema,
  type DocumentOperation,
  type SchemaOrReference,
} from '../../openapi/document-types';
import { jsonContent, parametersOf, successesOf } from '../../openapi/operation-parts';
import { resolve } from '../../openapi/resolve';
import { document, operations } from '../../openapi/testing/document';
import { bodySchemaOf, propertyNames, responseOf } from '../../openapi/testing/read-document';
import { storefrontRoles } from '../contract/access';
import { operations as contractOperations } from '../operations';
import { operationIdOf } from './operation-id';
import {
  type FieldRule,
  type SpecifiedOperation,
  specifiedCustomerOperations,
  specifiedOperations,
  specifiedScopes,
  specifiedServerOperations,
  specifiedTags,
} from './specification.data';

function operationOf(endpoint: string): DocumentOperation {
  const found = operations.find(
    ({ path, method }) => `${method.toUpperCase()} ${path}` === endpoint,
  );
  if (!found) throw new Error(`${endpoint} is missing.`);
  return found.operation;
}

interface Found {
  schema: SchemaObject;
  required: boolean;
}

function queryOf(operation: DocumentOperation): Record<string, Found> {
  return Object.fromEntries(
    parametersOf(document, operation)
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, schema = {}, required = false }) => [
        name,
        { schema: asSchema(schema), required },
      ]),
  );
}

function fieldsOf(schema: SchemaOrReference = {}): Record<string, Found> {
  const { properties = {}, required = [] } = resolve<SchemaObject>(document, schema);
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      { schema: resolve<SchemaObject>(document, property), required: required.includes(name) },
    ]),
  );
}

function expectFields(found: Record<string, Found>, specified: Record<string, FieldRule>) {
  expect(Object.keys(found).sort()).toEqual(Object.keys(specified).sort());
  for (const [name, { required = false, fields, ...rule }] of Object.entries(specified)) {
    const field = found[name];
    expect(field, name).toMatchObject({ schema: rule, required });
    if (fields) expectFields(fieldsOf(field?.schema), fields);
  }
}

describe('the operations', () => {
  it('are the 47 of the specification, in its order', () => {
    const found = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    expect(found).toEqual(specifiedOperations.map(({ endpoint }) => endpoint));
    expect(found).toHaveLength(47);
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
        expectFields(fieldsOf(bodySchemaOf(operation)), body);
      } else {
        expect(operation.requestBody).toBeUndefined();
      }
    },
  );

  it.each(named)('%s returns the specified fields', (endpoint, { response }) => {
    const successes = successesOf(document, operationOf(endpoint));
    expect(successes.map(({ status }) => status)).toEqual([response ? '200' : '204']);
    const fields = propertyNames(jsonContent(responseOf(operationOf(endpoint), '200'))?.schema);
    expect(fields.sort()).toEqual([...(response ?? [])].sort());
  });

  it.each(named)('%s has its tag and requires its scope', (endpoint, { tag, scope }) => {
    const operation = operationOf(endpoint);
    expect(operation).toMatchObject({ operationId: operationIdOf(endpoint), tags: [tag] });
    expect(operation['x-required-scope'] ?? null).toBe(scope);
    const [first] = operation.security ?? [];
    const isOpen = operationIdOf(endpoint) === 'getAccessToken';
    expect(first).toEqual(isOpen ? undefined : { accessToken: scope ? [scope] : [] });
  });

  it('mark only getRatesInfo as deprecated', () => {
    const deprecated = operations.filter(({ operation }) => operation.deprecated === true);
    expect(deprecated.map(({ path }) => operationIdOf(path))).toEqual(['getRatesInfo']);
    const [operation] = deprecated;
    expect(responseOf(operation?.operation, '200')?.headers).toHaveProperty('Deprecation');
  });

  it('accept a review as JSON and as a form', () => {
    const operation = operationOf('POST /v2/reviews/createReview');
    const form = fieldsOf(bodySchemaOf(operation, 'multipart/form-data'));
    expect(Object.keys(form).sort()).toEqual(Object.keys(fieldsOf(bodySchemaOf(operation))).sort());
    expect(form.images?.schema).toMatchObject({ maxItems: 5, items: { format: 'binary' } });
  });

  it('reject unknown fields in every body', () => {
    for (const { operation } of operations) {
      if (!operation.requestBody) continue;
      expect(resolve(document, bodySchemaOf(operation))).toMatchObject({
        additionalProperties: false,
      });
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
      const { operation } = operations.find(({ path }) => operationIdOf(path) === id) ?? {};
      const isListed = JSON.stringify(operation?.security).includes('storefrontToken');
      expect(isListed).toBe(roles.length > 0);
    },
  );
});

describe('the tags and scopes', () => {
  it('are in the order of the specification', () => {
    const tags = document.tags?.map(({ name }) => name);
    expect(tags?.slice(0, 8)).toEqual(specifiedTags);
  });

  it('include the nine scopes of the specification, and no other', () => {
    const used = operations.flatMap(({ operation }) => operation['x-required-scope'] ?? []);
    expect([...new Set(used)].sort()).toEqual([...specifiedScopes].sort());
  });
});

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

/** The schema itself, or its variants. */
function variantsOf(schema: SchemaOrReference): SchemaObject[] {
  const resolved = resolve<SchemaObject>(document, schema);
  return resolved.oneOf?.flatMap(variantsOf) ?? [resolved];
}

/** The fields of all variants. One is required if every variant requires it. */
function fieldsOf(schema: SchemaOrReference = {}): Record<string, Found> {
  const variants = variantsOf(schema);
  const fields: Record<string, Found> = {};
  for (const [name, property] of variants.flatMap(({ properties = {} }) =>
    Object.entries(properties),
  )) {
    fields[name] = {
      schema: resolve<SchemaObject>(document, property),
      required: variants.every(({ required = [] }) => required.includes(name)),
    };
  }
  return fields;
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
      for (const variant of variantsOf(bodySchemaOf(operation))) {
        expect(variant).toMatchObject({ additionalProperties: false });
      }
    }
  });
});

describe('the identity in a body', () => {
  const identityFields = ['customerIdentifier', 'sessionToken', 'guestName', 'guestEmail'];
  const identitiesOf = (endpoint: string) =>
    variantsOf(bodySchemaOf(operationOf(endpoint))).map(({ required = [] }) =>
      required.filter((name) => identityFields.includes(name)).sort(),
    );

  it('of wishlists is a customer, a session, or the storefront token', () => {
    for (const { endpoint, tag, body } of specifiedOperations) {
      if (tag !== 'Wishlists' || !body) continue;
      expect(identitiesOf(endpoint)).toEqual([['customerIdentifier'], ['sessionToken'], []]);
    }
  });

  it('of an author is a customer, a guest with name and email address, or the storefront token', () => {
    const expected = [['customerIdentifier'], ['guestEmail', 'guestName'], []];
    expect(identitiesOf('POST /v2/reviews/createReview')).toEqual(expected);
    expect(identitiesOf('POST /v2/questions/createQuestion')).toEqual(expected);
  });

  it('of a storefront token is a customer or a guest', () => {
    expect(identitiesOf('POST /v2/oauth/getStorefrontToken')).toEqual([['customerIdentifier'], []]);
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

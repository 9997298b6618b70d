import type { SchemaObject } from 'openapi3-ts/oas31';
import { describe, expect, it } from 'vitest';
import { storefrontRoles } from '../contract/access';
import type { DocumentOperation, SchemaOrReference } from '../openapi/document-types';
import { resolve } from '../openapi/resolve';
import { document, operations } from '../openapi/testing/document';
import { bodySchemaOf, responseOf } from '../openapi/testing/read-document';
import { operations as contractOperations } from '../operations';

function operationOf(id: string): DocumentOperation {
  const found = operations.find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`${id} is missing.`);
  return found.operation;
}

/** The schema itself, or its variants. */
function variantsOf(schema: SchemaOrReference): SchemaObject[] {
  const resolved = resolve<SchemaObject>(document, schema);
  return resolved.oneOf?.flatMap(variantsOf) ?? [resolved];
}

/** The fields of all variants. */
function fieldsOf(schema: SchemaOrReference): Record<string, SchemaObject> {
  const properties = variantsOf(schema).flatMap(({ properties = {} }) =>
    Object.entries(properties),
  );
  return Object.fromEntries(
    properties.map(([name, property]) => [name, resolve<SchemaObject>(document, property)]),
  );
}

describe('the operations', () => {
  it('mark only getRatesInfo as deprecated', () => {
    const deprecated = operations.filter(({ operation }) => operation.deprecated === true);
    expect(deprecated.map(({ operation }) => operation.operationId)).toEqual(['getRatesInfo']);
    const [operation] = deprecated;
    expect(responseOf(operation?.operation, '200')?.headers).toHaveProperty('Deprecation');
  });

  it('accept a review as JSON and as a form', () => {
    const operation = operationOf('createReview');
    const form = fieldsOf(bodySchemaOf(operation, 'multipart/form-data'));
    expect(Object.keys(form).sort()).toEqual(Object.keys(fieldsOf(bodySchemaOf(operation))).sort());
    expect(form.images).toMatchObject({ maxItems: 5, items: { format: 'binary' } });
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
  const identitiesOf = (operation: DocumentOperation) =>
    variantsOf(bodySchemaOf(operation)).map(({ required = [] }) =>
      required.filter((name) => identityFields.includes(name)).sort(),
    );

  it('of wishlists is a customer, a session, or the storefront token', () => {
    for (const { operation } of operations) {
      if (!operation.tags?.includes('Wishlists') || !operation.requestBody) continue;
      expect(identitiesOf(operation)).toEqual([['customerIdentifier'], ['sessionToken'], []]);
    }
  });

  it('of an author is a customer, a guest with name and email address, or the storefront token', () => {
    const expected = [['customerIdentifier'], ['guestEmail', 'guestName'], []];
    expect(identitiesOf(operationOf('createReview'))).toEqual(expected);
    expect(identitiesOf(operationOf('createQuestion'))).toEqual(expected);
  });

  it('of a storefront token is a customer or a guest', () => {
    expect(identitiesOf(operationOf('getStorefrontToken'))).toEqual([['customerIdentifier'], []]);
  });
});

describe('storefront tokens', () => {
  it.each(contractOperations.map(({ id, access }) => [id, access] as const))(
    'are listed by %s if it accepts them',
    (id, access) => {
      const isListed = JSON.stringify(operationOf(id).security).includes('storefrontToken');
      expect(isListed).toBe(storefrontRoles(access).length > 0);
    },
  );
});

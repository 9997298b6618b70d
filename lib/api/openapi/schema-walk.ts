import { asSchema, type SchemaOrReference } from './document-types';

type ChangeSchema = (schema: SchemaOrReference) => SchemaOrReference;

/** Applies a change to a schema and to all schemas inside it, innermost first. */
export function mapSchemas(schema: SchemaOrReference, change: ChangeSchema): SchemaOrReference {
  const inner: ChangeSchema = (each) => mapSchemas(each, change);
  const { properties, items, not, allOf, anyOf, oneOf, prefixItems } = asSchema(schema);
  const { additionalProperties, propertyNames } = asSchema(schema);
  return change({
    ...schema,
    ...(properties && { properties: mapValues(properties, inner) }),
    ...(items && { items: inner(items) }),
    ...(not && { not: inner(not) }),
    ...(allOf && { allOf: allOf.map(inner) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
    ...(oneOf && { oneOf: oneOf.map(inner) }),
    ...(prefixItems && { prefixItems: prefixItems.map(inner) }),
    ...(propertyNames && { propertyNames: inner(propertyNames) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: inner(additionalProperties),
    }),
  });
}

/** An object with the same keys and changed values. */
export function mapValues<T, U>(values: Readonly<Record<string, T>>, change: (value: T) => U) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}

/** The schemas directly inside a schema. */
export function innerSchemas(schema: SchemaOrReference): SchemaOrReference[] {
  const { properties = {}, items, not, additionalProperties, propertyNames } = asSchema(schema);
  const { allOf = [], anyOf = [], oneOf = [], prefixItems = [] } = asSchema(schema);
  const single = [items, not, additionalProperties, propertyNames];
  return [
    ...Object.values(properties),
    ...single.filter((each) => typeof each === 'object'),
    ...allOf,
    ...anyOf,
    ...oneOf,
    ...prefixItems,
  ];
}

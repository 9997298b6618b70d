import type { OpenAPIObject, SchemaObject } from 'openapi3-ts/oas31';
import { asSchema, type SchemaOrReference } from '../../openapi/document-types';
import { resolve } from '../../openapi/resolve';

/** A field of a request or a response, with its meaning and its values. */
export interface SchemaField {
  name: string;
  description: string;
  /** The values of an enumeration. */
  values: string[];
}

/** Deeper than any schema of the contract nests; it ends the walk through schemas that contain themselves. */
const MAX_DEPTH = 5;

/** Every field of a schema at any depth, each name once. */
export function schemaFields(
  document: OpenAPIObject,
  schema: SchemaOrReference | undefined,
): SchemaField[] {
  const found = new Map<string, SchemaField>();
  if (schema) collect(document, schema, found, 0);
  return [...found.values()];
}

function collect(
  document: OpenAPIObject,
  reference: SchemaOrReference,
  found: Map<string, SchemaField>,
  depth: number,
): void {
  if (depth > MAX_DEPTH) return;
  const schema = asSchema(resolve(document, reference));
  const { oneOf = [], anyOf = [], allOf = [], items, properties = {} } = schema;
  for (const option of [...oneOf, ...anyOf, ...allOf]) {
    collect(document, option, found, depth + 1);
  }
  if (items) collect(document, items, found, depth);
  for (const [name, property] of Object.entries(properties)) {
    const target = asSchema(resolve(document, property));
    const description = property.description ?? target.description ?? '';
    const values = valuesOf(document, target);
    if (!found.has(name)) {
      found.set(name, { name, description: [description, ...values].join(' '), values });
    }
    collect(document, property, found, depth + 1);
  }
}

/** The values of an enumeration, or of a list of them. */
export function valuesOf(document: OpenAPIObject, { enum: values, items }: SchemaObject): string[] {
  if (values) return values.filter((value) => value !== null).map(String);
  return items ? valuesOf(document, asSchema(resolve(document, items))) : [];
}

import { isJsonObject, type Json, type JsonObject } from '../../openapi/json';

/** A name in a request or an answer, with what it means. */
export interface SchemaField {
  name: string;
  description: string;
}

/** Deep enough for everything that the contract nests, and an end for what nests itself. */
const DEEPEST = 5;

/** What a reference of the document points at; anything else is itself. */
export function resolve(document: JsonObject, value: Json | undefined): JsonObject {
  if (!isJsonObject(value)) return {};
  if (typeof value.$ref !== 'string') return value;
  let target: Json | undefined = document;
  for (const step of value.$ref.slice(2).split('/')) {
    target = isJsonObject(target)
      ? target[step.replaceAll('~1', '/').replaceAll('~0', '~')]
      : undefined;
  }
  return resolve(document, target);
}

/** Every field of a schema at any depth, each name once. */
export function schemaFields(document: JsonObject, schema: Json | undefined): SchemaField[] {
  const found = new Map<string, SchemaField>();
  collect(document, schema, found, 0);
  return [...found.values()];
}

function collect(
  document: JsonObject,
  value: Json | undefined,
  found: Map<string, SchemaField>,
  depth: number,
): void {
  if (depth > DEEPEST) return;
  const schema = resolve(document, value);
  for (const key of ['oneOf', 'anyOf', 'allOf']) {
    const options = schema[key];
    if (Array.isArray(options)) {
      for (const option of options) collect(document, option, found, depth + 1);
    }
  }
  if (isJsonObject(schema.items)) collect(document, schema.items, found, depth);
  if (!isJsonObject(schema.properties)) return;
  for (const [name, property] of Object.entries(schema.properties)) {
    const description = isJsonObject(property)
      ? (property.description ?? resolve(document, property).description)
      : '';
    if (!found.has(name)) found.set(name, { name, description: String(description ?? '') });
    collect(document, property, found, depth + 1);
  }
}

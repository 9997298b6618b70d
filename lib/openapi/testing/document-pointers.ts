import { isJsonObject, type Json, type JsonObject } from '../json';

/** An example of a document and where its schema lies, both as JSON pointers without `#`. */
export interface LocatedExample {
  at: string;
  schema: string;
  value: Json;
}

function escapeKey(key: string) {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The value that a pointer such as `/components/schemas/Tier` leads to. */
export function valueAt(document: JsonObject, pointer: string): Json | undefined {
  const keys = pointer.split('/').slice(1);
  return keys.reduce<Json | undefined>((value, key) => {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(value)) return value[Number(name)];
    return isJsonObject(value) ? value[name] : undefined;
  }, document);
}

/** Follows one reference inside a document. */
export function resolve(document: JsonObject, value: Json | undefined): JsonObject | undefined {
  if (!isJsonObject(value)) return undefined;
  if (typeof value.$ref !== 'string') return value;
  const target = valueAt(document, value.$ref.slice(1));
  return isJsonObject(target) ? target : undefined;
}

function ownExamples(document: JsonObject, at: string, value: JsonObject): LocatedExample[] {
  const { example, examples, schema } = value;
  const found: LocatedExample[] = [];
  const schemaAt = schema === undefined ? at : `${at}/schema`;
  if (example !== undefined && schema !== undefined) {
    found.push({ at: `${at}/example`, schema: schemaAt, value: example });
  }
  if (Array.isArray(examples)) {
    examples.forEach((entry, index) => {
      found.push({ at: `${at}/examples/${index}`, schema: at, value: entry });
    });
  }
  if (isJsonObject(examples) && schema !== undefined) {
    for (const [name, entry] of Object.entries(examples)) {
      const named = resolve(document, entry);
      if (named?.value === undefined) continue;
      found.push({ at: `${at}/examples/${name}`, schema: schemaAt, value: named.value });
    }
  }
  return found;
}

const opaque = new Set(['example', 'examples', 'value', 'x-codeSamples']);

/** All examples of a document: of bodies, parameters, headers and schemas. */
export function examplesOf(
  document: JsonObject,
  at = '',
  value: Json = document,
): LocatedExample[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => examplesOf(document, `${at}/${index}`, entry));
  }
  if (!isJsonObject(value)) return [];
  const below = Object.entries(value).flatMap(([key, entry]) =>
    opaque.has(key) ? [] : examplesOf(document, `${at}/${escapeKey(key)}`, entry),
  );
  return [...ownExamples(document, at, value), ...below];
}

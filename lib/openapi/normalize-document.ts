import { isJsonObject as isObject, type Json, type JsonObject } from './json';

/**
 * A reference with words beside it comes out of the generator as `allOf`;
 * OpenAPI 3.1 lets the words stand beside `$ref`, which tools read better.
 */
function flattenReference(value: JsonObject): JsonObject {
  const { allOf, ...rest } = value;
  if (!Array.isArray(allOf) || allOf.length !== 2) return value;
  const [reference, words] = allOf;
  if (!isObject(reference) || !isObject(words) || typeof reference.$ref !== 'string') return value;
  const onlyWords = Object.keys(words).every((key) => key === 'description' || key === 'examples');
  return onlyWords ? { ...reference, ...words, ...rest } : value;
}

interface Shelf {
  [name: string]: JsonObject;
}

/** Moves a value that names itself a component to its shelf, and leaves a reference. */
function shelve(value: JsonObject, kind: string, shelf: Shelf): JsonObject {
  const { 'x-component': name, 'x-sample': _, ...component } = value;
  if (typeof name !== 'string') return component;
  const present = shelf[name];
  if (present && JSON.stringify(present) !== JSON.stringify(component)) {
    throw new Error(`Two different ${kind} are called ${name}.`);
  }
  shelf[name] = component;
  return { $ref: `#/components/${kind}/${name}` };
}

/** Puts the schema of a body before its examples. */
function schemaFirst(value: JsonObject): JsonObject {
  const { schema, ...rest } = value;
  return schema === undefined || !('examples' in rest) ? value : { schema, ...rest };
}

/** Keys that hold examples, where nothing is to be rewritten. */
const opaque = new Set(['example', 'examples', 'value', 'x-codeSamples']);

function walk(value: Json, parentKey: string, shelf: Record<string, Shelf>): Json {
  if (Array.isArray(value)) return value.map((entry) => walk(entry, parentKey, shelf));
  if (!isObject(value)) return value;
  const walked = Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      if (opaque.has(key) && parentKey !== 'properties') return [key, entry];
      return [key, walk(entry, key, shelf)];
    }),
  );
  return schemaFirst(flattenReference(shelveChildren(walked, shelf)));
}

/** Words about a parameter stand beside it, once, and its name comes first. */
function readableParameter(parameter: JsonObject): JsonObject {
  const { name, in: place, required, description, schema, ...rest } = parameter;
  if (!isObject(schema) || typeof name !== 'string' || typeof place !== 'string') return parameter;
  const { description: _, ...plain } = schema;
  return {
    name,
    in: place,
    required: required === true,
    ...(description === undefined ? {} : { description }),
    schema: plain,
    ...rest,
  };
}

function shelveChildren(value: JsonObject, shelf: Record<string, Shelf>): JsonObject {
  const { parameters, responses } = value;
  const mine = { parameters: shelf.parameters ?? {}, responses: shelf.responses ?? {} };
  const result = { ...value };
  if (Array.isArray(parameters)) {
    result.parameters = parameters.map((entry) =>
      isObject(entry) ? shelve(readableParameter(entry), 'parameters', mine.parameters) : entry,
    );
  }
  if (isObject(responses)) {
    result.responses = Object.fromEntries(
      Object.entries(responses).map(([status, entry]) => [
        status,
        isObject(entry) ? shelve(entry, 'responses', mine.responses) : entry,
      ]),
    );
  }
  return result;
}

/**
 * A discriminator has to lead to objects. Where a variant is a union again it cannot,
 * and the constants of the variants tell them apart all the same.
 */
function withoutNestedDiscriminators(schemas: JsonObject): JsonObject {
  const isUnion = (ref: Json) => {
    const target = typeof ref === 'string' ? schemas[ref.split('/').at(-1) ?? ''] : undefined;
    return isObject(target) && 'oneOf' in target;
  };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      if (!isObject(schema) || !isObject(schema.discriminator)) return [name, schema];
      const { discriminator, ...rest } = schema;
      const mapping = isObject(discriminator) ? discriminator.mapping : undefined;
      return [name, isObject(mapping) && Object.values(mapping).some(isUnion) ? rest : schema];
    }),
  );
}

function sorted(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Order of the top level: what a reader looks for first comes first. */
const topLevel = [
  'openapi',
  'info',
  'externalDocs',
  'servers',
  'tags',
  'paths',
  'webhooks',
  'components',
];

/** Makes a generated document readable: references instead of repetitions, in a settled order. */
export function normalise(document: Json): JsonObject {
  const shelf: Record<string, Shelf> = { parameters: {}, responses: {} };
  const walked = walk(document, '', shelf);
  if (!isObject(walked) || !isObject(walked.components)) throw new Error('This is no document.');
  const components = sorted({ ...walked.components, ...shelf });
  for (const [kind, entries] of Object.entries(components)) {
    if (isObject(entries)) components[kind] = sorted(entries);
  }
  if (isObject(components.schemas)) {
    components.schemas = withoutNestedDiscriminators(components.schemas);
  }
  const whole: JsonObject = { ...walked, components };
  return Object.fromEntries(topLevel.map((key) => [key, whole[key] ?? {}]));
}

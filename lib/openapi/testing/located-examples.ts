import { isReferenceObject, type OpenAPIObject } from 'openapi3-ts/oas31';
import { escapePointerPart } from '../json-pointer';
import { resolve } from '../resolve';

/** An example of a document and the position of its schema, both as JSON pointers without `#`. */
export interface LocatedExample {
  at: string;
  schema: string;
  value: unknown;
}

/** Keys whose values are example data, where nothing has a meaning for OpenAPI. */
const EXAMPLE_DATA = new Set(['example', 'examples', 'value', 'x-codeSamples']);

/** All examples of a document: of bodies, parameters, headers and schemas. */
export function locatedExamples(
  document: OpenAPIObject,
  at = '',
  value: unknown = document,
): LocatedExample[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, entry]) =>
    EXAMPLE_DATA.has(key)
      ? []
      : locatedExamples(document, `${at}/${escapePointerPart(key)}`, entry),
  );
  return [...ownExamples(document, at, value), ...below];
}

/** What the objects with examples have in common: media types, parameters, headers and schemas. */
interface WithExamples {
  schema?: unknown;
  example?: unknown;
  /** Values in a schema, named example objects elsewhere. */
  examples?: unknown[] | Record<string, object>;
}

function ownExamples(document: OpenAPIObject, at: string, value: WithExamples): LocatedExample[] {
  const { example, examples = {}, schema } = value;
  if (Array.isArray(examples)) {
    return examples.map((entry, index) => ({
      at: `${at}/examples/${index}`,
      schema: at,
      value: entry,
    }));
  }
  if (schema === undefined) return [];
  const named = Object.entries(examples).map(([name, entry]) => ({
    at: `${at}/examples/${name}`,
    schema: `${at}/schema`,
    value: Reflect.get(isReferenceObject(entry) ? resolve(document, entry) : entry, 'value'),
  }));
  const own = { at: `${at}/example`, schema: `${at}/schema`, value: example };
  return [...(example === undefined ? [] : [own]), ...named];
}

import { isReferenceObject, type OpenAPIObject } from 'openapi3-ts/oas31';
import { escapePointerPart } from '../json-pointer';
import { resolve } from '../resolve';

/** An example of a document and the position of its schema, both as JSON pointers without `#`. */
export interface LocatedExample {
  pointer: string;
  schema: string;
  value: unknown;
}

/** Keys whose values are example data, not parts of the OpenAPI document. */
const EXAMPLE_DATA = new Set(['example', 'examples', 'value', 'x-codeSamples']);

/** All examples of a document: of bodies, parameters, headers and schemas. */
export function locatedExamples(
  document: OpenAPIObject,
  pointer = '',
  value: unknown = document,
): LocatedExample[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, entry]) =>
    EXAMPLE_DATA.has(key)
      ? []
      : locatedExamples(document, `${pointer}/${escapePointerPart(key)}`, entry),
  );
  return [...directExamples(document, pointer, value), ...below];
}

/** Common fields of media types, parameters, headers and schemas. */
interface WithExamples {
  schema?: unknown;
  example?: unknown;
  /** Values in a schema, named example objects elsewhere. */
  examples?: unknown[] | Record<string, object>;
}

function directExamples(
  document: OpenAPIObject,
  pointer: string,
  value: WithExamples,
): LocatedExample[] {
  const { example, examples = {}, schema } = value;
  if (Array.isArray(examples)) {
    return examples.map((entry, index) => ({
      pointer: `${pointer}/examples/${index}`,
      schema: pointer,
      value: entry,
    }));
  }
  if (schema === undefined) return [];
  const named = Object.entries(examples).map(([name, entry]) => ({
    pointer: `${pointer}/examples/${name}`,
    schema: `${pointer}/schema`,
    value: Reflect.get(isReferenceObject(entry) ? resolve(document, entry) : entry, 'value'),
  }));
  const single = { pointer: `${pointer}/example`, schema: `${pointer}/schema`, value: example };
  return [...(example === undefined ? [] : [single]), ...named];
}

import { isReferenceObject, type OpenAPIObject, type SchemaObject } from 'openapi3-ts/oas31';
import { asSchema } from '../../api/openapi/document-types';
import { referencedSchemaName, resolve } from '../../api/openapi/resolve';

const SCHEMAS = '#/components/schemas/';
const DEFINITIONS = '#/$defs/';

/** A part of a document that is complete without the document. */
export interface BundledPart<T> {
  value: T;
  /** The named schemas that the part refers to, as `#/$defs/<name>`. */
  definitions: Record<string, SchemaObject>;
}

/**
 * Makes a part of an OpenAPI document complete: named schemas become definitions beside it, and all other
 * references are replaced by their targets.
 */
export function bundleDefinitions<T>(document: OpenAPIObject, part: T): BundledPart<T> {
  const definitions: Record<string, SchemaObject> = {};

  function define(name: string) {
    if (Object.hasOwn(definitions, name)) return;
    // Added before it is walked, since schemas may refer to themselves.
    definitions[name] = {};
    definitions[name] = walk(asSchema(resolve(document, { $ref: SCHEMAS + name })));
  }

  /** Keeps the shape of a value: only references in it change. */
  function walk<Value>(value: Value): Value {
    return replaceReferences(value) as Value;
  }

  function replaceReferences(value: unknown): unknown {
    if (typeof value === 'string') return replaceName(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    if (isReferenceObject(value) && referencedSchemaName(value) === undefined) {
      return walk(resolve(document, value));
    }
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, walk(entry)]));
  }

  /** The name of a schema is a `$ref`, or a value of a discriminator's mapping. */
  function replaceName(text: string): string {
    if (!text.startsWith(SCHEMAS)) return text;
    const name = text.slice(SCHEMAS.length);
    define(name);
    return DEFINITIONS + name;
  }

  return { value: walk(part), definitions };
}

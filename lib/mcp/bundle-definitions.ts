import { isJsonObject, type Json, type JsonObject } from '../openapi/json';
import { resolve } from '../search/records/schema-fields';

const SCHEMAS = '#/components/schemas/';
const DEFINITIONS = '#/$defs/';

/** A part of a document that can be read without it. */
export interface SelfContained {
  value: Json;
  /** The named schemas that the part refers to, as `#/$defs/<name>`. */
  definitions: JsonObject;
}

/**
 * Takes a part out of an OpenAPI document: references to named schemas lead to definitions that come along,
 * all other references are replaced by what they mean.
 */
export function selfContained(document: JsonObject, part: Json): SelfContained {
  const definitions: JsonObject = {};

  function define(name: string) {
    if (Object.hasOwn(definitions, name)) return;
    // Named before it is walked, since schemas may refer to themselves.
    definitions[name] = {};
    definitions[name] = walk(resolve(document, { $ref: SCHEMAS + name }));
  }

  function walk(value: Json): Json {
    if (typeof value === 'string' && value.startsWith(SCHEMAS)) {
      const name = value.slice(SCHEMAS.length);
      define(name);
      return DEFINITIONS + name;
    }
    if (Array.isArray(value)) return value.map(walk);
    if (!isJsonObject(value)) return value;
    if (typeof value.$ref === 'string' && !value.$ref.startsWith(SCHEMAS)) {
      return walk(resolve(document, value));
    }
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, walk(entry)]));
  }

  return { value: walk(part), definitions };
}

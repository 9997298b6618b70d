/** A value that JSON can represent. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
type JsonObject = { [key: string]: Json };

/** Whether a value is an object, neither a list nor null. */
function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A copy of a value as JSON represents it: without properties that are `undefined`. */
export function plainCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

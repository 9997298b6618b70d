/** A value that JSON can represent. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
type JsonObject = { [key: string]: Json };

/** A copy of a value as JSON represents it: without properties that are `undefined`. */
export function plainCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

/** An object of a document that was loaded, so anything can be in it. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object, neither a list nor null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The own property of an object or a list; `undefined` if it has none. */
export function child(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as JsonObject)[key]
    : undefined;
}

/** A value if it is text, else no text. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

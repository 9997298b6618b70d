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

/** The methods of HTTP that a path of a document can have; `query` since OpenAPI 3.2. */
const METHODS: ReadonlySet<string> = new Set([
  ...['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'],
]);

/** Whether a field of a path is an operation. */
export function isOperation(key: string, value: unknown): value is JsonObject {
  return METHODS.has(key) && isObject(value);
}

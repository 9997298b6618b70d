type Json = unknown;
type JsonObject = Readonly<Record<string, Json>>;

/**
 * Removes the examples of the header `Idempotency-Key` from the parameters of a document. Swagger UI fills its forms with
 * examples, and the API rejects a key that was sent before with another body.
 */
export function withoutExampleKeys(document: JsonObject): JsonObject {
  const { paths, components } = document;
  return {
    ...document,
    ...(isObject(paths) && { paths: mapValues(paths, withoutKeysOfPath) }),
    ...(isObject(components) && {
      components: {
        ...components,
        ...(isObject(components.parameters) && {
          parameters: mapValues(components.parameters, withoutKey),
        }),
      },
    }),
  };
}

function withoutKeysOfPath(item: Json): Json {
  return isObject(item) ? mapValues(withoutKeysIn(item), withoutKeysIn) : item;
}

/** An operation or the item of a path. */
function withoutKeysIn<T extends Json>(value: T): T {
  if (!isObject(value) || !Array.isArray(value.parameters)) return value;
  return { ...value, parameters: value.parameters.map(withoutKey) };
}

function withoutKey(parameter: Json): Json {
  if (!isObject(parameter) || parameter.in !== 'header') return parameter;
  if (!/^idempotency-key$/i.test(String(parameter.name))) return parameter;
  const { example: _, examples: __, schema, ...rest } = parameter;
  if (!isObject(schema)) return rest;
  const { example: ___, examples: ____, ...limits } = schema;
  return { ...rest, schema: limits };
}

function mapValues(object: JsonObject, change: (value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

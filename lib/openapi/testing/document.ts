import { defaultServerUrl } from '../../config/api-url';
import { buildOpenApiDocument } from '../document';
import { isJsonObject, type Json, type JsonObject } from '../json';

/** The document that the tests look at. */
export const document = buildOpenApiDocument({ serverUrl: defaultServerUrl });

/** The object under a key, or an empty one. */
export function objectAt(value: Json | undefined, ...keys: string[]): JsonObject {
  const found = keys.reduce<Json | undefined>(
    (current, key) => (isJsonObject(current) ? current[key] : undefined),
    value,
  );
  return isJsonObject(found) ? found : {};
}

interface Operation {
  path: string;
  method: string;
  operation: JsonObject;
}

function operationsOf(items: JsonObject): Operation[] {
  return Object.entries(items).flatMap(([path, item]) =>
    Object.entries(objectAt(item)).map(([method, operation]) => ({
      path,
      method,
      operation: objectAt(operation),
    })),
  );
}

/** All calls of the document. */
export const operations = operationsOf(objectAt(document, 'paths'));

/** All topics of the document. */
export const deliveries = operationsOf(objectAt(document, 'webhooks'));

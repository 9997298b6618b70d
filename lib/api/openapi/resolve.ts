import { isReferenceObject, type OpenAPIObject, type ReferenceObject } from 'openapi3-ts/oas31';
import { valueAtPointer } from './json-pointer';

/**
 * Follows a reference within a document, and references that it leads to. Returns other values unchanged.
 *
 * @throws Error if it has no target
 */
export function resolve<T extends object>(document: OpenAPIObject, value: T | ReferenceObject): T {
  if (!isReferenceObject(value)) return value;
  const target = valueAtPointer(document, value.$ref.slice(1));
  if (typeof target !== 'object' || target === null) {
    throw new Error(`The reference "${value.$ref}" has no target.`);
  }
  // The document is typed, so what a reference for T leads to is a T.
  return resolve(document, target as T);
}

/** The name of the schema in `components/schemas` that a reference leads to; `undefined` for anything else. */
export function referencedSchemaName(value: object): string | undefined {
  const reference = isReferenceObject(value) ? value.$ref : '';
  return /^#\/components\/schemas\/([^/]+)$/.exec(reference)?.[1];
}

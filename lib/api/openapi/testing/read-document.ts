import type { ResponseObject, SchemaObject } from 'openapi3-ts/oas31';
import { asSchema, type DocumentOperation, type SchemaOrReference } from '../document-types';
import { requestBodyOf, responsesOf } from '../operation-parts';
import { resolve } from '../resolve';
import { document } from './document';

/** A named schema of the tested document. @throws if there is none */
export function schemaNamed(name: string): SchemaObject {
  const schema = document.components?.schemas?.[name];
  if (!schema) throw new Error(`The schema ${name} is missing.`);
  return asSchema(schema);
}

/** The names of the fields of a schema, a reference resolved. */
export function propertyNames(schema: SchemaOrReference = {}): string[] {
  return Object.keys(resolve<SchemaObject>(document, schema).properties ?? {});
}

/** The schema of a request body. @throws if the operation has none of this media type */
export function bodySchemaOf(
  operation: DocumentOperation,
  mediaType = 'application/json',
): SchemaOrReference {
  const schema = requestBodyOf(document, operation)?.content[mediaType]?.schema;
  if (!schema) throw new Error(`${operation.operationId} has no body as ${mediaType}.`);
  return schema;
}

/** The response of an operation with a status. */
export function responseOf(
  operation: DocumentOperation | undefined,
  status: string,
): ResponseObject | undefined {
  const listed = operation ? responsesOf(document, operation) : [];
  return listed.find((response) => response.status === status)?.response;
}

import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenAPIObject } from 'openapi3-ts/oas31';

/** TypeScript types of the operations, bodies and webhooks of a document, for a typed client. */
export async function clientTypes(document: OpenAPIObject): Promise<string> {
  // The generator resolves references in place, so it gets a copy.
  const types = astToString(await openapiTS(JSON.stringify(document)));
  return `/** Types of the REST API, made from its OpenAPI document. */\n\n${types}`;
}

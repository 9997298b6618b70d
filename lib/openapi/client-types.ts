import openapiTS, { astToString } from 'openapi-typescript';
import type { JsonObject } from './json';

/** TypeScript types of every call, body and webhook of a document, for a typed client. */
export async function clientTypes(document: JsonObject): Promise<string> {
  // The generator resolves references in place, so it gets a copy.
  const types = astToString(await openapiTS(JSON.stringify(document)));
  return `/** Types of the REST API, made from its OpenAPI document. */\n\n${types}`;
}

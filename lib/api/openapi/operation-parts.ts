import type {
  MediaTypeObject,
  OpenAPIObject,
  ParameterObject,
  RequestBodyObject,
  ResponseObject,
} from 'openapi3-ts/oas31';
import type { DocumentOperation } from './document-types';
import type { Json } from './json';
import { resolve } from './resolve';

const JSON_TYPE = 'application/json';

/** A response and the status that it is sent with. */
export interface ListedResponse {
  status: string;
  response: ResponseObject;
}

/** A named example: what it shows and its value. */
export interface NamedExample {
  summary: string;
  value: Json;
}

/** The parameters of an operation, references resolved. */
export function parametersOf(
  document: OpenAPIObject,
  operation: DocumentOperation,
): ParameterObject[] {
  return (operation.parameters ?? []).map((parameter) => resolve(document, parameter));
}

/** The request body of an operation, a reference resolved. */
export function requestBodyOf(
  document: OpenAPIObject,
  { requestBody }: DocumentOperation,
): RequestBodyObject | undefined {
  return requestBody && resolve(document, requestBody);
}

/** The responses of an operation in the order of the document, references resolved. */
export function responsesOf(
  document: OpenAPIObject,
  { responses }: DocumentOperation,
): ListedResponse[] {
  return Object.entries<ResponseObject>(responses ?? {}).map(([status, response]) => ({
    status,
    response: resolve(document, response),
  }));
}

/** The responses that report success. */
export function successesOf(
  document: OpenAPIObject,
  operation: DocumentOperation,
): ListedResponse[] {
  return responsesOf(document, operation).filter(({ status }) => status.startsWith('2'));
}

/** The JSON content of a request body or a response. */
export function jsonContent(
  body: Pick<ResponseObject, 'content'> | undefined,
): MediaTypeObject | undefined {
  return body?.content?.[JSON_TYPE];
}

/** The named examples of a body, references resolved. */
export function examplesOf(
  document: OpenAPIObject,
  { examples = {} }: MediaTypeObject,
): NamedExample[] {
  return Object.values(examples)
    .map((example) => resolve(document, example))
    .map(({ summary = '', value }) => ({ summary, value }));
}

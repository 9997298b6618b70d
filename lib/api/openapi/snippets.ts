import {
  isReferenceObject,
  type OpenAPIObject,
  type ParameterObject,
  type ReferenceObject,
} from 'openapi3-ts/oas31';
import type { CodeSample, DocumentOperation, GeneratedParameter } from './document-types';
import { queryText } from './example-requests/sample-request';
import type { Json } from './json';
import { type ListedOperation, mapOperations } from './list-operations';
import { examplesOf, jsonContent, requestBodyOf } from './operation-parts';
import { snippetLanguages } from './snippets/languages';
import type { SampleRequest } from './snippets/request';

/** Adds to every operation of a generated document its example request in all languages. */
export function withCodeSamples(document: OpenAPIObject, serverUrl: string): OpenAPIObject {
  const paths = mapOperations(document.paths, (listed) => ({
    ...listed.operation,
    'x-codeSamples': codeSamples(sampleRequest(document, serverUrl, listed)),
  }));
  return { ...document, paths };
}

function codeSamples(request: SampleRequest): CodeSample[] {
  return snippetLanguages.map(({ linguist, title, write }) => ({
    lang: linguist,
    label: title,
    source: write(request),
  }));
}

function sampleRequest(
  document: OpenAPIObject,
  serverUrl: string,
  { path, method, operation }: ListedOperation,
): SampleRequest {
  const { security = [], responses = {} } = operation;
  return {
    method: method.toUpperCase(),
    url: serverUrl + path + queryOf(operation),
    hasToken: security.length > 0,
    body: bodyExample(document, operation),
    hasResponseBody: '200' in responses,
  };
}

function queryOf({ parameters = [] }: DocumentOperation): string {
  const sampled = parameters.filter(isSampled).map(({ name, example }) => [name, example]);
  return queryText(Object.fromEntries(sampled));
}

/** A query parameter is in the sample if it is required, or if the contract says that it makes the sample clearer. */
function isSampled(parameter: GeneratedParameter | ReferenceObject): parameter is ParameterObject {
  if (isReferenceObject(parameter) || parameter.in !== 'query') return false;
  return parameter.required === true || parameter['x-sample'] === true;
}

function bodyExample(document: OpenAPIObject, operation: DocumentOperation): Json | undefined {
  const content = jsonContent(requestBodyOf(document, operation));
  return content && examplesOf(document, content)[0]?.value;
}

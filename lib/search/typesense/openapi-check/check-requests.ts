import Ajv2020 from 'ajv/dist/2020';
import type { OpenAPIObject } from 'openapi3-ts/oas31';
import {
  asSchema,
  type DocumentOperation,
  type SchemaOrReference,
} from '../../../openapi/document-types';
import { isJsonObject } from '../../../openapi/json';
import { listOperations } from '../../../openapi/list-operations';
import {
  jsonContent,
  parametersOf,
  requestBodyOf,
  responsesOf,
} from '../../../openapi/operation-parts';
import { resolve } from '../../../openapi/resolve';
import type { RecordedRequest } from '../testing/fake-server';

/** A request or response that violates the OpenAPI document. */
interface Violation {
  request: string;
  reason: string;
}

/** Typesense's document types each field of a search result as an object, which contradicts its examples. */
const FIELD_OF_DOCUMENT = /\/document\/\w+ must be object/;

/** Checks requests and their responses against an OpenAPI document. */
export function checkRequests(
  document: OpenAPIObject,
  requests: readonly RecordedRequest[],
): Violation[] {
  const check = schemaChecker(document);
  return requests.flatMap((request) => {
    const name = `${request.method} ${request.path}`;
    const operation = findOperation(document, request);
    if (!operation) return [{ request: name, reason: 'is not in the OpenAPI document' }];
    return [
      ...queryErrors(document, operation, request, check),
      ...bodyErrors(document, operation, request, check),
      ...responseErrors(document, operation, request, check),
    ].map((reason) => ({ request: name, reason }));
  });
}

type SchemaCheck = (
  schema: SchemaOrReference | undefined,
  value: unknown,
  isExact: boolean,
) => string[];

/** Returns a function that validates values; with `isExact`, unknown properties are errors too. */
function schemaChecker({ components = {} }: OpenAPIObject): SchemaCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  return (schema, value, isExact) => {
    if (schema === undefined) return [];
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    const validate = ajv.compile({
      allOf: [schema],
      ...(isExact && isObject && { unevaluatedProperties: false }),
      components,
    });
    validate(value);
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${instancePath || 'value'} ${message} ${JSON.stringify(params)}`,
    );
  };
}

function findOperation(
  document: OpenAPIObject,
  request: RecordedRequest,
): DocumentOperation | undefined {
  const parts = request.path.split('/');
  return listOperations(document).find(({ path, method }) => {
    const templateParts = path.split('/');
    return (
      method === request.method.toLowerCase() &&
      templateParts.length === parts.length &&
      templateParts.every((part, index) => part.startsWith('{') || part === parts[index])
    );
  })?.operation;
}

/** In Typesense's document, query parameters are properties of an object-typed parameter. */
function queryErrors(
  document: OpenAPIObject,
  operation: DocumentOperation,
  { query }: RecordedRequest,
  check: SchemaCheck,
): string[] {
  const schemas = new Map<string, SchemaOrReference>();
  for (const { in: location, name, schema = {} } of parametersOf(document, operation)) {
    if (location !== 'query') continue;
    const { properties } = asSchema(resolve(document, schema));
    for (const entry of properties ? Object.entries(properties) : [[name, schema] as const]) {
      schemas.set(...entry);
    }
  }
  return Object.entries(query).flatMap(([name, value]) => {
    // A client-side option that the client also sends as a parameter. The server ignores it.
    if (name === 'throwOnFail') return [];
    const schema = schemas.get(name);
    if (!schema) return [`unknown query parameter "${name}"`];
    const { type } = asSchema(resolve(document, schema));
    const typed =
      type === 'integer' ? Number(value) : type === 'boolean' ? value === 'true' : value;
    return check(schema, typed, false).map((error) => `query ${name}: ${error}`);
  });
}

function bodyErrors(
  document: OpenAPIObject,
  operation: DocumentOperation,
  { body }: RecordedRequest,
  check: SchemaCheck,
): string[] {
  const requestBody = requestBodyOf(document, operation);
  if (!requestBody) return body === '' ? [] : ['sends a body, but the operation has none'];
  if (body === '') return requestBody.required ? ['sends no body'] : [];
  const json = jsonContent(requestBody);
  if (!json) {
    return body
      .split('\n')
      .flatMap((line) => (isJsonLine(line) ? [] : [`not a line of JSON: ${line}`]));
  }
  const value = JSON.parse(body);
  const errors = check(json.schema, value, true);
  const itemErrors = listsOfObjects(document, json.schema).flatMap(({ name, items }) =>
    (Array.isArray(value[name]) ? value[name] : []).flatMap((item: unknown) =>
      check(items, item, true).map((error) => `${name}: ${error}`),
    ),
  );
  return [...errors, ...itemErrors].map((error) => `body: ${error}`);
}

/** Returns the lists of objects in a body with the schema of their items, so that unknown properties are found there. */
function listsOfObjects(
  document: OpenAPIObject,
  schema: SchemaOrReference = {},
): { name: string; items: SchemaOrReference }[] {
  const { properties = {} } = asSchema(resolve(document, schema));
  return Object.entries(properties).flatMap(([name, property]) => {
    const { items } = asSchema(property);
    return items && ('$ref' in items || 'properties' in items) ? [{ name, items }] : [];
  });
}

function responseErrors(
  document: OpenAPIObject,
  operation: DocumentOperation,
  request: RecordedRequest,
  check: SchemaCheck,
): string[] {
  const found = responsesOf(document, operation).find(
    ({ status }) => status === String(request.status),
  );
  if (!found) {
    return [
      `the fake server returns status ${request.status}, which the OpenAPI document doesn't define`,
    ];
  }
  const json = jsonContent(found.response);
  if (!json) return [];
  return check(json.schema, JSON.parse(request.response), false)
    .filter((error) => !FIELD_OF_DOCUMENT.test(error))
    .map((error) => `response: ${error}`);
}

function isJsonLine(line: string): boolean {
  try {
    return isJsonObject(JSON.parse(line));
  } catch {
    return false;
  }
}

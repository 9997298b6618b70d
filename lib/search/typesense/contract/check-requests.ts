import Ajv2020 from 'ajv/dist/2020';
import type { Json, JsonObject } from '../../../openapi/json';
import { isJsonObject } from '../../../openapi/json';
import type { RecordedRequest } from '../testing/fake-server';

/** A request or response that violates the contract. */
interface ContractViolation {
  request: string;
  reason: string;
}

/** The contract types each field of a found document as an object, which contradicts its own examples. */
const FIELD_OF_DOCUMENT = /\/document\/\w+ must be object/;

interface FoundOperation {
  operation: JsonObject;
  parameters: Json[];
}

/** Checks requests and their responses against an OpenAPI document. */
export function checkRequests(
  document: JsonObject,
  requests: readonly RecordedRequest[],
): ContractViolation[] {
  const check = schemaChecker(document);
  return requests.flatMap((request) => {
    const name = `${request.method} ${request.path}`;
    const found = findOperation(document, request);
    if (!found) return [{ request: name, reason: 'is not in the contract' }];
    return [
      ...queryErrors(document, found, request, check),
      ...bodyErrors(document, found.operation, request, check),
      ...responseErrors(document, found.operation, request, check),
    ].map((reason) => ({ request: name, reason }));
  });
}

type SchemaCheck = (schema: Json | undefined, value: unknown, isExact: boolean) => string[];

/** Returns a function that validates values; with `isExact`, unknown properties are errors too. */
function schemaChecker(document: JsonObject): SchemaCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  const { components = {} } = document;
  return (schema, value, isExact) => {
    if (schema === undefined) return [];
    const validate = ajv.compile({
      allOf: [schema],
      ...(isExact && isJsonObject(value as Json) && { unevaluatedProperties: false }),
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
  document: JsonObject,
  { method, path }: RecordedRequest,
): FoundOperation | null {
  const paths = isJsonObject(document.paths) ? document.paths : {};
  const parts = path.split('/');
  for (const [template, item] of Object.entries(paths)) {
    const templateParts = template.split('/');
    const isMatch =
      templateParts.length === parts.length &&
      templateParts.every((part, index) => part.startsWith('{') || part === parts[index]);
    const operation = isJsonObject(item) ? item[method.toLowerCase()] : undefined;
    if (!isMatch || !isJsonObject(operation)) continue;
    return {
      operation,
      parameters: Array.isArray(operation.parameters) ? operation.parameters : [],
    };
  }
  return null;
}

/** In this contract, query parameters are properties of an object-typed parameter. */
function queryErrors(
  document: JsonObject,
  { parameters }: FoundOperation,
  { query }: RecordedRequest,
  check: SchemaCheck,
): string[] {
  const known = new Map<string, Json | undefined>();
  for (const parameter of parameters) {
    if (!isJsonObject(parameter) || parameter.in !== 'query') continue;
    const schema = resolve(document, parameter.schema);
    const { properties } = schema;
    if (isJsonObject(properties)) {
      for (const [name, property] of Object.entries(properties)) known.set(name, property);
    } else known.set(String(parameter.name), parameter.schema);
  }
  return Object.entries(query).flatMap(([name, value]) => {
    // A client-side option that the client also sends as a parameter. The server ignores it.
    if (name === 'throwOnFail') return [];
    if (!known.has(name)) return [`unknown query parameter "${name}"`];
    const { type } = resolve(document, known.get(name));
    const typed =
      type === 'integer' ? Number(value) : type === 'boolean' ? value === 'true' : value;
    return check(known.get(name), typed, false).map((error) => `query ${name}: ${error}`);
  });
}

function bodyErrors(
  document: JsonObject,
  operation: JsonObject,
  { body }: RecordedRequest,
  check: SchemaCheck,
): string[] {
  const { content, required } = resolve(document, operation.requestBody);
  if (!isJsonObject(content))
    return body === '' ? [] : ['sends a body, but the operation has none'];
  if (body === '') return required ? ['sends no body'] : [];
  const json = content['application/json'];
  if (!isJsonObject(json)) {
    return body
      .split('\n')
      .flatMap((line) => (isJsonLine(line) ? [] : [`not a line of JSON: ${line}`]));
  }
  const value = JSON.parse(body);
  const errors = check(json.schema, value, true);
  const itemErrors = Object.entries(itemSchemas(document, json.schema)).flatMap(([name, schema]) =>
    (Array.isArray(value[name]) ? value[name] : []).flatMap((item: unknown) =>
      check(schema, item, true).map((error) => `${name}: ${error}`),
    ),
  );
  return [...errors, ...itemErrors].map((error) => `body: ${error}`);
}

/** Returns the item schemas of the lists of objects in a body, so that unknown properties are found there too. */
function itemSchemas(document: JsonObject, schema: Json | undefined): Record<string, Json> {
  const { properties } = resolve(document, schema);
  if (!isJsonObject(properties)) return {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) => {
      const items = isJsonObject(property) ? property.items : undefined;
      return isJsonObject(items) && (items.$ref || items.properties) ? [[name, items]] : [];
    }),
  );
}

function responseErrors(
  document: JsonObject,
  operation: JsonObject,
  { status, response: responseText }: RecordedRequest,
  check: SchemaCheck,
): string[] {
  const responses = isJsonObject(operation.responses) ? operation.responses : {};
  const response = responses[String(status)];
  if (response === undefined)
    return [`the fake server returns status ${status}, which the contract doesn't define`];
  const { content } = resolve(document, response);
  const json = isJsonObject(content) ? content['application/json'] : undefined;
  if (!isJsonObject(json)) return [];
  return check(json.schema, JSON.parse(responseText), false)
    .filter((error) => !FIELD_OF_DOCUMENT.test(error))
    .map((error) => `response: ${error}`);
}

function resolve(document: JsonObject, value: Json | undefined): JsonObject {
  if (!isJsonObject(value)) return {};
  if (typeof value.$ref !== 'string') return value;
  let target: Json | undefined = document;
  for (const step of value.$ref.slice(2).split('/'))
    target = isJsonObject(target) ? target[step] : undefined;
  return resolve(document, target);
}

function isJsonLine(line: string): boolean {
  try {
    return isJsonObject(JSON.parse(line));
  } catch {
    return false;
  }
}

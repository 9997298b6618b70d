import Ajv2020 from 'ajv/dist/2020';
import type { Json, JsonObject } from '../../../openapi/json';
import { isJsonObject } from '../../../openapi/json';
import type { RecordedRequest } from '../testing/fake-server';

/** A request that does not keep the contract. */
export interface ContractFault {
  request: string;
  reason: string;
}

/** The contract calls each field of a found document an object, which in its own examples none is. */
const FIELD_OF_DOCUMENT = /\/document\/\w+ must be object/;

interface FoundOperation {
  operation: JsonObject;
  parameters: Json[];
}

/** Holds requests and the answers to them against an OpenAPI document. */
export function checkRequests(
  document: JsonObject,
  requests: readonly RecordedRequest[],
): ContractFault[] {
  const check = schemaChecker(document);
  return requests.flatMap((request) => {
    const name = `${request.method} ${request.path}`;
    const found = findOperation(document, request);
    if (!found) return [{ request: name, reason: 'is no call of the contract' }];
    return [
      ...queryFaults(document, found, request, check),
      ...bodyFaults(document, found.operation, request, check),
      ...answerFaults(document, found.operation, request, check),
    ].map((reason) => ({ request: name, reason }));
  });
}

type SchemaCheck = (schema: Json | undefined, value: unknown, isExact: boolean) => string[];

/** Checks values against schemas; with `isExact`, names that the schema does not know are faults too. */
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
    const wanted = template.split('/');
    const isSame =
      wanted.length === parts.length &&
      wanted.every((part, at) => part.startsWith('{') || part === parts[at]);
    const operation = isJsonObject(item) ? item[method.toLowerCase()] : undefined;
    if (!isSame || !isJsonObject(operation)) continue;
    return {
      operation,
      parameters: Array.isArray(operation.parameters) ? operation.parameters : [],
    };
  }
  return null;
}

/** The query's parameters are members of objects in this contract, each in its own text form. */
function queryFaults(
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
    // The client passes on an option of its own; the server ignores what it does not know.
    if (name === 'throwOnFail') return [];
    if (!known.has(name)) return [`sends "${name}" in the query, which the contract does not know`];
    const { type } = resolve(document, known.get(name));
    const typed =
      type === 'integer' ? Number(value) : type === 'boolean' ? value === 'true' : value;
    return check(known.get(name), typed, false).map((fault) => `query ${name}: ${fault}`);
  });
}

function bodyFaults(
  document: JsonObject,
  operation: JsonObject,
  { body }: RecordedRequest,
  check: SchemaCheck,
): string[] {
  const { content, required } = resolve(document, operation.requestBody);
  if (!isJsonObject(content)) return body === '' ? [] : ['sends a body, and the call takes none'];
  if (body === '') return required ? ['sends no body'] : [];
  const json = content['application/json'];
  if (!isJsonObject(json)) {
    return body
      .split('\n')
      .flatMap((line) => (isJsonLine(line) ? [] : [`is no line of JSON: ${line}`]));
  }
  const value = JSON.parse(body);
  const faults = check(json.schema, value, true);
  const inner = Object.entries(memberSchemas(document, json.schema)).flatMap(([name, schema]) =>
    (Array.isArray(value[name]) ? value[name] : []).flatMap((entry: unknown) =>
      check(schema, entry, true).map((fault) => `${name}: ${fault}`),
    ),
  );
  return [...faults, ...inner].map((fault) => `body: ${fault}`);
}

/** The schemas of lists of objects in a body: their members are checked exactly as well. */
function memberSchemas(document: JsonObject, schema: Json | undefined): Record<string, Json> {
  const { properties } = resolve(document, schema);
  if (!isJsonObject(properties)) return {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) => {
      const items = isJsonObject(property) ? property.items : undefined;
      return isJsonObject(items) && (items.$ref || items.properties) ? [[name, items]] : [];
    }),
  );
}

function answerFaults(
  document: JsonObject,
  operation: JsonObject,
  { status, answer }: RecordedRequest,
  check: SchemaCheck,
): string[] {
  const responses = isJsonObject(operation.responses) ? operation.responses : {};
  const response = responses[String(status)];
  if (response === undefined)
    return [`the fake answers ${status}, which the contract does not know`];
  const { content } = resolve(document, response);
  const json = isJsonObject(content) ? content['application/json'] : undefined;
  if (!isJsonObject(json)) return [];
  return check(json.schema, JSON.parse(answer), false)
    .filter((fault) => !FIELD_OF_DOCUMENT.test(fault))
    .map((fault) => `answer: ${fault}`);
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

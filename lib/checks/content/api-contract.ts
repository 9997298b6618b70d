import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { operations } from '../../api/operations';
import { defaultServerUrl } from '../../config/api-url';
import { buildOpenApiDocument } from '../../openapi/document';
import { isJsonObject, type Json, type JsonObject } from '../../openapi/json';
import type { KnownApi, KnownOperation } from './curl-samples';
import type { SchemaCheck } from './json-samples';

/** What samples can be held against: the calls of the API and its named schemas. */
export interface ApiContract {
  api: Required<KnownApi>;
  /** Names of the calls, which are their anchors on the page of the reference. */
  operationIds: string[];
  checkSchema: SchemaCheck;
}

/** Reads calls and schemas from the OpenAPI document. */
export function readApiContract(): ApiContract {
  const document = buildOpenApiDocument({ serverUrl: defaultServerUrl });
  const bodies = makeAjv(document, false);
  // What stands in an address is text; a number there is one that can be read as such.
  const texts = makeAjv(document, true);
  const check = (ajv: Ajv2020, pointer: string) => {
    const validate = ajv.compile({ $ref: `openapi#${pointer}` });
    return (value: unknown) => problemsOf(validate, value);
  };
  const schemas = at(document, '/components/schemas');
  return {
    api: {
      origin: new URL(defaultServerUrl).origin,
      operations: listOperations(document, check, bodies, texts),
    },
    operationIds: operations.map(({ id }) => id),
    checkSchema: (name, value) =>
      isJsonObject(schemas) && Object.hasOwn(schemas, name)
        ? check(bodies, `/components/schemas/${name}`)(value)
        : null,
  };
}

type Check = (ajv: Ajv2020, pointer: string) => (value: unknown) => string[];

function listOperations(
  document: JsonObject,
  check: Check,
  bodies: Ajv2020,
  texts: Ajv2020,
): KnownOperation[] {
  const operations: KnownOperation[] = [];
  for (const [path, item] of entries(document.paths)) {
    for (const [method, operation] of entries(item)) {
      if (!isJsonObject(operation)) continue;
      const pointer = `/paths/${pointerPart(path)}/${method}`;
      const body = `${pointer}/requestBody/content/application~1json/schema`;
      operations.push({
        method,
        path,
        query: listQuery(document, operation, pointer, (schema) => check(texts, schema)),
        checkBody: at(document, body) === undefined ? null : check(bodies, body),
      });
    }
  }
  return operations;
}

function listQuery(
  document: JsonObject,
  { parameters }: JsonObject,
  pointer: string,
  check: (schema: string) => (value: unknown) => string[],
): KnownOperation['query'] {
  if (!Array.isArray(parameters)) return [];
  return parameters.flatMap((given, index) => {
    const reference =
      isJsonObject(given) && typeof given.$ref === 'string' ? given.$ref.slice(1) : null;
    const place = reference ?? `${pointer}/parameters/${index}`;
    const parameter = at(document, place);
    if (!isJsonObject(parameter) || parameter.in !== 'query') return [];
    const isList = isJsonObject(parameter.schema) && parameter.schema.type === 'array';
    const name = String(parameter.name);
    const isRequired = parameter.required === true;
    return [{ name, isRequired, ...(!isList && { check: check(`${place}/schema`) }) }];
  });
}

function makeAjv(document: JsonObject, coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6, coerceTypes });
  addFormats.default(ajv);
  return ajv.addSchema(document as AnySchema, 'openapi');
}

function problemsOf(validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const extra: unknown = params.additionalProperty ?? params.unevaluatedProperty;
    return `${instancePath || 'it'} ${message}${extra ? ` ("${extra}")` : ''}`;
  });
}

function at(document: JsonObject, pointer: string): Json | undefined {
  return pointer
    .split('/')
    .slice(1)
    .reduce<Json | undefined>((value, part) => {
      const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
      if (Array.isArray(value)) return value[Number(key)];
      return isJsonObject(value) ? value[key] : undefined;
    }, document);
}

function entries(value: Json | undefined): [string, Json][] {
  return isJsonObject(value) ? Object.entries(value) : [];
}

function pointerPart(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

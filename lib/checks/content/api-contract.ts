import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isReferenceObject, type OpenAPIObject } from 'openapi3-ts/oas31';
import { operations } from '../../api/operations';
import { defaultServerUrl } from '../../config/api-url';
import { buildOpenApiDocument } from '../../openapi/document';
import { asSchema } from '../../openapi/document-types';
import { escapePointerPart } from '../../openapi/json-pointer';
import { type ListedOperation, listOperations } from '../../openapi/list-operations';
import { jsonContent, requestBodyOf } from '../../openapi/operation-parts';
import { resolve } from '../../openapi/resolve';
import { sandboxDocument } from '../../sandbox/contract/document';
import type { KnownApi, KnownOperation } from './curl-samples';
import type { SchemaCheck } from './json-samples';

/** The API contract, as samples are checked against it. */
export interface ApiContract {
  api: Required<KnownApi>;
  /** Names of the operations, which are their anchors on the API reference page. */
  operationIds: string[];
  checkSchema: SchemaCheck;
}

/** Lists the problems of a value; none if it is valid. */
type Check = (value: unknown) => string[];

/** Makes a check from the schema at a JSON pointer. */
type CheckAt = (pointer: string) => Check;

/** Reads operations and schemas from the OpenAPI document. */
export function readApiContract(): ApiContract {
  const document = buildOpenApiDocument({ serverUrl: defaultServerUrl });
  const bodyCheck = checksOf(document, { coerceTypes: false });
  const schemas = document.components?.schemas ?? {};
  return {
    api: {
      origin: new URL(defaultServerUrl).origin,
      operations: [document, sandboxDocument(defaultServerUrl)].flatMap(knownOperations),
    },
    operationIds: operations.map(({ id }) => id),
    checkSchema: (name, value) =>
      Object.hasOwn(schemas, name) ? bodyCheck(`/components/schemas/${name}`)(value) : null,
  };
}

function knownOperations(document: OpenAPIObject): KnownOperation[] {
  const bodyCheck = checksOf(document, { coerceTypes: false });
  // Query parameters are text, so Ajv converts them to the type of the schema.
  const queryCheck = checksOf(document, { coerceTypes: true });
  return listOperations(document).map((listed) =>
    knownOperation(document, listed, bodyCheck, queryCheck),
  );
}

function knownOperation(
  document: OpenAPIObject,
  { path, method, operation }: ListedOperation,
  bodyCheck: CheckAt,
  queryCheck: CheckAt,
): KnownOperation {
  const pointer = `/paths/${escapePointerPart(path)}/${method}`;
  const hasJsonBody = jsonContent(requestBodyOf(document, operation))?.schema !== undefined;
  return {
    method,
    path,
    query: (operation.parameters ?? []).flatMap((given, index) => {
      const parameter = resolve(document, given);
      if (parameter.in !== 'query') return [];
      const parameterPointer = isReferenceObject(given)
        ? given.$ref.slice(1)
        : `${pointer}/parameters/${index}`;
      const isList = asSchema(parameter.schema ?? {}).type === 'array';
      const { name, required: isRequired = false } = parameter;
      return [
        { name, isRequired, ...(!isList && { check: queryCheck(`${parameterPointer}/schema`) }) },
      ];
    }),
    checkBody: hasJsonBody
      ? bodyCheck(`${pointer}/requestBody/content/application~1json/schema`)
      : null,
  };
}

function checksOf(document: OpenAPIObject, { coerceTypes }: { coerceTypes: boolean }): CheckAt {
  const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6, coerceTypes });
  addFormats.default(ajv);
  ajv.addSchema(document as AnySchema, 'openapi');
  return (pointer) => {
    const validate = ajv.compile({ $ref: `openapi#${pointer}` });
    return (value) => problemsOf(validate, value);
  };
}

function problemsOf(validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const extra: unknown = params.additionalProperty ?? params.unevaluatedProperty;
    return `${instancePath || 'it'} ${message}${extra ? ` ("${extra}")` : ''}`;
  });
}

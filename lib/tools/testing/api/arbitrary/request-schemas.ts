import type { OpenAPIObject, SchemaObject } from 'openapi3-ts/oas31';
import { buildOpenApiDocument } from '../../../../api/openapi/document';
import { asSchema, type SchemaOrReference } from '../../../../api/openapi/document-types';
import { listOperations } from '../../../../api/openapi/list-operations';
import { resolve } from '../../../../api/openapi/resolve';
import type { OperationId } from '../../../../api/operations';
import { defaultServerUrl } from '../../../../site/config/api-url';

/** A parameter or field of a request as the published document describes it. */
export interface RequestField {
  name: string;
  isRequired: boolean;
  schema: ResolvedSchema;
}

/** A schema without references; `fields` describe an object. */
export interface ResolvedSchema {
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  enum?: readonly string[];
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  items?: ResolvedSchema;
  minItems?: number;
  maxItems?: number;
  fields?: readonly RequestField[];
}

/** Input that an operation accepts. */
export interface RequestSchemas {
  query: readonly RequestField[];
  /** Fields of the JSON body, those of all variants together; `undefined` for an operation without a body. */
  body: readonly RequestField[] | undefined;
}

let document: OpenAPIObject | undefined;

/** Reads the schemas of a request from the published document. */
export function requestSchemas(operationId: OperationId): RequestSchemas {
  document ??= buildOpenApiDocument({ serverUrl: defaultServerUrl });
  const api = document;
  const listed = listOperations(api).find(({ operation }) => operation.operationId === operationId);
  if (!listed) throw new Error(`The document has no operation ${operationId}.`);
  const { parameters = [], requestBody } = listed.operation;
  const body = requestBody && resolve(api, requestBody).content['application/json']?.schema;
  return {
    query: parameters
      .map((parameter) => resolve(api, parameter))
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, required = false, schema = {} }) => ({
        name,
        isRequired: required,
        schema: resolveSchema(api, schema),
      })),
    body: body && objectFields(api, body),
  };
}

/** The fields of an object. A field is required if every variant of the object requires it. */
function objectFields(api: OpenAPIObject, schema: SchemaOrReference): RequestField[] {
  const variants = variantsOf(api, schema);
  const names = new Set(variants.flatMap(({ properties = {} }) => Object.keys(properties)));
  return [...names].map((name) => {
    const described = variants.find(({ properties = {} }) => Object.hasOwn(properties, name));
    return {
      name,
      isRequired: variants.every(({ required = [] }) => required.includes(name)),
      schema: resolveSchema(api, described?.properties?.[name] ?? {}),
    };
  });
}

function variantsOf(api: OpenAPIObject, schema: SchemaOrReference): SchemaObject[] {
  const resolved = resolved31(api, schema);
  const variants = resolved.oneOf ?? (resolved.properties ? undefined : resolved.anyOf);
  return variants ? variants.flatMap((variant) => variantsOf(api, variant)) : [resolved];
}

function resolveSchema(api: OpenAPIObject, schema: SchemaOrReference): ResolvedSchema {
  const resolved = resolved31(api, schema);
  const { type, format, minimum, maximum, minLength, maxLength } = resolved;
  const { items, minItems, maxItems, exclusiveMinimum } = resolved;
  if (typeof type !== 'string' || type === 'null') {
    throw new Error(`A field of a request has no single type: ${JSON.stringify(resolved)}`);
  }
  return {
    type,
    ...(resolved.enum && { enum: resolved.enum as string[] }),
    ...(resolved.const !== undefined && { enum: [String(resolved.const)] }),
    ...(format !== undefined && { format }),
    ...(minimum !== undefined && { minimum }),
    // The only numbers with an exclusive limit are points, which have two decimals.
    ...(exclusiveMinimum !== undefined && { minimum: exclusiveMinimum + 0.01 }),
    ...(maximum !== undefined && { maximum }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(items && { items: resolveSchema(api, items) }),
    ...(minItems !== undefined && { minItems }),
    ...(maxItems !== undefined && { maxItems }),
    ...(type === 'object' && { fields: objectFields(api, resolved) }),
  };
}

function resolved31(api: OpenAPIObject, schema: SchemaOrReference): SchemaObject {
  return asSchema(resolve(api, asSchema(schema)));
}

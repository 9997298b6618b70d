import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ResponseObject } from 'openapi3-ts/oas31';
import { buildOpenApiDocument } from '../../../api/openapi/document';
import { escapePointerPart } from '../../../api/openapi/json-pointer';
import { listOperations } from '../../../api/openapi/list-operations';
import { resolve } from '../../../api/openapi/resolve';
import { defaultServerUrl } from '../../../site/config/api-url';

/** A response as a client receives it. */
export interface ReceivedResponse {
  status: number;
  headers: Headers;
  /** Undefined if it is empty. */
  body: unknown;
}

/** Checks responses against the published OpenAPI document. Fields that it doesn't have are problems too. */
export interface DocumentedResponses {
  /** Lists what is wrong with a response of an operation; empty if it is as documented. */
  check(operationId: string, response: ReceivedResponse): string[];
  /** Lists what is wrong with the payload of an event. */
  checkPayload(topic: string, payload: unknown): string[];
  /** The documented statuses of an operation, in ascending order. */
  statusesOf(operationId: string): number[];
}

/**
 * The document with all its objects closed. Clients have to accept further fields, so the published schemas allow
 * them; but what the API returns has to be documented.
 */
function closed<T>(node: T): T {
  if (Array.isArray(node)) return node.map(closed) as T;
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  const isOpen =
    'properties' in copy && copy.type === 'object' && !('additionalProperties' in copy);
  return { ...copy, ...(isOpen && { additionalProperties: false }) } as T;
}

/** Reads the document once; its schemas are compiled when they are first needed. */
export function readDocumentedResponses(): DocumentedResponses {
  const document = closed(buildOpenApiDocument({ serverUrl: defaultServerUrl }));
  const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6 });
  addFormats.default(ajv);
  ajv.addSchema(document as AnySchema, 'openapi');
  const listed = new Map(
    listOperations(document).map((entry) => [entry.operation.operationId ?? '', entry]),
  );
  const compiled = new Map<string, ValidateFunction>();
  const problemsAt = (pointer: string, value: unknown): string[] => {
    let validate = compiled.get(pointer);
    if (!validate) {
      validate = ajv.compile({ $ref: `openapi#${pointer}` });
      compiled.set(pointer, validate);
    }
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message, params }) =>
      `${instancePath}: ${message} ${params.additionalProperty ?? ''}`.trim(),
    );
  };
  const operationOf = (operationId: string) => {
    const entry = listed.get(operationId);
    if (!entry) throw new Error(`The document has no operation ${operationId}.`);
    return entry;
  };

  return {
    statusesOf: (operationId) =>
      Object.keys(operationOf(operationId).operation.responses ?? {})
        .map(Number)
        .sort(),
    check(operationId, { status, headers, body }) {
      const { path, method, operation } = operationOf(operationId);
      const given = operation.responses?.[status];
      if (!given) return [`${operationId} documents no ${status}`];
      const response = resolve(document, given);
      const missing = Object.keys(response.headers ?? {}).filter(
        (name) => !headers.has(name) && !OPTIONAL_HEADERS.has(name),
      );
      const pointer =
        '$ref' in given
          ? String(given.$ref).slice(1)
          : `/paths/${escapePointerPart(path)}/${method}/responses/${status}`;
      const problems = response.content
        ? problemsAt(`${pointer}/content/application~1json/schema`, body)
        : body === undefined
          ? []
          : ['the body is not documented'];
      return [
        ...missing.map((name) => `the header ${name} is missing`),
        ...problems,
        ...unlistedName(response, headers.get('laurel-error')),
      ];
    },
    checkPayload(topic, payload) {
      const pointer = `/webhooks/${escapePointerPart(topic)}/post/requestBody/content/application~1json/schema`;
      return problemsAt(pointer, payload);
    },
  };
}

/** A problem if the name of an error is not that of one of its response's examples. */
function unlistedName({ content }: ResponseObject, name: string | null): string[] {
  const names = Object.keys(content?.['application/json']?.examples ?? {});
  const isListed = name === null || names.length === 0 || names.includes(name);
  return isListed ? [] : [`the error ${name} is not documented`];
}

/** Headers that a response has only in some cases. */
const OPTIONAL_HEADERS: ReadonlySet<string> = new Set([
  'Idempotency-Replayed',
  'WWW-Authenticate',
  'Retry-After',
]);

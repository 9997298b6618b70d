import type { OpenAPIObject, RequestBodyObject, ResponseObject } from 'openapi3-ts/oas31';
import { z } from 'zod';
import type { DocumentOperation } from '../../../api/openapi/document-types';
import { listOperations } from '../../../api/openapi/list-operations';
import {
  examplesOf,
  parametersOf,
  requestBodyOf,
  responsesOf,
} from '../../../api/openapi/operation-parts';
import { operationUrl } from '../../../api/openapi/operation-url';
import { siteDocument } from '../../../api/openapi/site-document';
import { topics } from '../../../api/topics';
import { operationPageUrl } from '../../../content/api-reference/api-pages';
import { defaultServerUrl } from '../../../site/config/api-url';
import { siteAddress } from '../../../site/config/site-address';
import { findOperation, methodOf } from '../api-operations';
import { bundleDefinitions } from '../bundle-definitions';
import { MCP_LIMITS } from '../limits';
import { defineTool } from '../tool';

const { addressLength, nameLength } = MCP_LIMITS;

const anyObject = z.record(z.string(), z.unknown());
const body = z.strictObject({
  content_type: z.string(),
  schema: anyObject.describe('JSON Schema; its references point to $defs of this result.'),
  examples: z.array(z.strictObject({ summary: z.string(), value: z.unknown() })),
});

/** Describes an operation of the Private API. */
export const readOperation = defineTool({
  name: 'read_operation',
  title: 'Read an operation of the Private API',
  description:
    'Describes one operation of the Private API v2: method, path, scope, parameters with their limits, the schema and examples of the request body, responses, errors with their messages, webhook topics, and a curl example. All schemas are JSON Schema 2020-12; $defs of the result contains the schemas that they refer to. Check your own request body with validate_payload.',
  input: z.strictObject({
    operation: z
      .string()
      .max(nameLength)
      .optional()
      .describe('Name of the operation, such as "redeem". You can pass method and path instead.'),
    method: z
      .enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
      .optional()
      .describe('Method of the operation, together with its path.'),
    path: z
      .string()
      .max(addressLength)
      .optional()
      .describe('Path of the operation, such as "/v2/rewards/redeem".'),
  }),
  output: z.strictObject({
    operation: z.string(),
    method: z.string(),
    path: z.string(),
    url: z.string(),
    address: z.string().describe('Address of the operation in the API reference.'),
    group: z.string(),
    summary: z.string(),
    description: z.string(),
    deprecated: z.boolean(),
    scope: z.string().nullable().describe('Scope that the token requires; null for none.'),
    tokens: z
      .array(z.string())
      .describe('Accepted tokens, one of which is required; empty for a public operation.'),
    parameters: z.array(
      z.strictObject({
        name: z.string(),
        in: z.string(),
        required: z.boolean(),
        description: z.string(),
        schema: anyObject,
      }),
    ),
    request_bodies: z.array(body).describe('One for each content type; empty without a body.'),
    responses: z
      .array(
        z.strictObject({
          status: z.string(),
          description: z.string(),
          headers: z.array(z.string()),
          bodies: z.array(body),
        }),
      )
      .describe('Successful responses.'),
    errors: z.array(
      z.strictObject({
        status: z.string(),
        description: z.string(),
        headers: z.array(z.string()),
        examples: z.array(z.strictObject({ summary: z.string(), value: z.unknown() })),
      }),
    ),
    topics: z
      .array(z.strictObject({ topic: z.string(), fires: z.string() }))
      .describe('Webhook topics that the operation can cause, and when they are sent.'),
    curl: z.string(),
    $defs: anyObject,
  }),
  async run({ operation, method, path }) {
    const found = findOperation({ operation, method, path: path?.replace(defaultServerUrl, '') });
    const { value, definitions } = bundleDefinitions(siteDocument(), partsOf(found.id));
    const { parameters, requestBodies, responses, description, security, samples } = value;
    const structured = {
      operation: found.id,
      method: methodOf(found),
      path: found.path,
      url: defaultServerUrl + found.path,
      address: siteAddress(operationPageUrl(found.id) ?? operationUrl(found.id)),
      group: found.tag,
      summary: found.summary,
      description,
      deprecated: found.deprecated,
      scope: found.access.scope ?? null,
      tokens: security.map((schemes) => Object.keys(schemes).join(' + ')),
      parameters,
      request_bodies: requestBodies,
      responses: responses.filter(({ status }) => status < '4'),
      errors: responses
        .filter(({ status }) => status >= '4')
        .map((response) => ({
          status: response.status,
          description: response.description,
          headers: response.headers,
          examples: response.bodies.flatMap(({ examples }) => examples),
        })),
      topics: topics
        .filter(({ firedBy }) => firedBy.includes(found.id))
        .map(({ name, fires }) => ({ topic: name, fires })),
      curl: samples.find(({ label }) => label === 'curl')?.source ?? '',
      $defs: definitions,
    };
    return { structured, text: JSON.stringify(structured) };
  },
});

/** The parts of an operation that only the document has. */
function partsOf(operationId: string) {
  const document = siteDocument();
  const described: DocumentOperation =
    listOperations(document).find(({ operation }) => operation.operationId === operationId)
      ?.operation ?? {};
  return {
    description: described.description ?? '',
    security: described.security ?? [],
    samples: described['x-codeSamples'] ?? [],
    parameters: parametersOf(document, described).map((parameter) => ({
      name: parameter.name,
      in: parameter.in,
      required: parameter.required ?? false,
      description: parameter.description ?? '',
      schema: { ...parameter.schema },
    })),
    requestBodies: bodiesOf(document, requestBodyOf(document, described)),
    responses: responsesOf(document, described).map(({ status, response }) => ({
      status,
      description: response.description,
      headers: Object.keys(response.headers ?? {}),
      bodies: bodiesOf(document, response),
    })),
  };
}

/** The bodies of a request or a response, one for each content type. */
function bodiesOf(
  document: OpenAPIObject,
  { content = {} }: Partial<RequestBodyObject | ResponseObject> = {},
) {
  return Object.entries(content).map(([type, media]) => ({
    content_type: type,
    schema: { ...media.schema },
    examples: examplesOf(document, media),
  }));
}

import { z } from 'zod';
import { defaultServerUrl } from '../../config/api-url';
import { siteAddress } from '../../config/site-address';
import { isJsonObject, type Json, type JsonObject } from '../../openapi/json';
import { operationUrl } from '../../openapi/operation-url';
import { siteDocument } from '../../openapi/site-document';
import { describedCall, findCall } from '../api-operations';
import { selfContained } from '../bundle-definitions';
import { MCP_LIMITS } from '../limits';
import { readOnlyTool } from '../tool';

const { addressLength, nameLength } = MCP_LIMITS;

const anyObject = z.record(z.string(), z.unknown());
const body = z.strictObject({
  content_type: z.string(),
  schema: anyObject.describe('JSON Schema; references lead into $defs of this answer.'),
  examples: z.array(z.strictObject({ summary: z.string(), value: z.unknown() })),
});

/** Describes a call of the REST API. */
export const readOperation = readOnlyTool({
  name: 'read_operation',
  title: 'Read a call of the REST API',
  description:
    'Describes one call of the REST API v2 from its contract: method, path, scope, parameters with their limits, the schema and examples of the request body, answers, errors with their messages, and a curl example. All schemas are JSON Schema 2020-12; $defs of the answer holds what they refer to. Check a body of your own with validate_payload.',
  input: z.strictObject({
    operation: z
      .string()
      .max(nameLength)
      .optional()
      .describe('Name of the call, such as "redeem"; or pass method and path.'),
    method: z
      .enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
      .optional()
      .describe('Method of the call, together with its path.'),
    path: z
      .string()
      .max(addressLength)
      .optional()
      .describe('Path of the call, such as "/v2/rewards/redeem".'),
  }),
  output: z.strictObject({
    operation: z.string(),
    method: z.string(),
    path: z.string(),
    url: z.string(),
    address: z.string().describe('Where the reference shows the call.'),
    group: z.string(),
    summary: z.string(),
    description: z.string(),
    deprecated: z.boolean(),
    scope: z.string().nullable().describe('Scope that the token needs; null for none.'),
    tokens: z.array(z.string()).describe('Tokens of which one is needed; none for a public call.'),
    parameters: z.array(
      z.strictObject({
        name: z.string(),
        in: z.string(),
        required: z.boolean(),
        description: z.string(),
        schema: anyObject,
      }),
    ),
    request_bodies: z.array(body).describe('One for each content type; none without a body.'),
    answers: z.array(
      z.strictObject({
        status: z.string(),
        description: z.string(),
        headers: z.array(z.string()),
        bodies: z.array(body),
      }),
    ),
    errors: z.array(
      z.strictObject({
        status: z.string(),
        description: z.string(),
        examples: z.array(z.strictObject({ summary: z.string(), value: z.unknown() })),
      }),
    ),
    curl: z.string(),
    $defs: anyObject,
  }),
  async run({ operation, method, path }) {
    const call = findCall({ operation, method, path: path?.replace(defaultServerUrl, '') });
    const described = describedCall(call);
    const { value, definitions } = selfContained(siteDocument(), {
      parameters: described.parameters ?? [],
      requestBody: described.requestBody ?? {},
      responses: described.responses ?? {},
    });
    const { parameters, requestBody, responses } = objectOf(value);
    const answers = Object.entries(objectOf(responses)).map(([status, response]) => ({
      status,
      response: objectOf(response),
    }));
    const structured = {
      operation: call.id,
      method: call.method,
      path: call.path,
      url: defaultServerUrl + call.path,
      address: siteAddress(operationUrl(call.id)),
      group: call.group,
      summary: call.summary,
      description: String(described.description ?? ''),
      deprecated: call.deprecated,
      scope: call.scope,
      tokens: listOf(described.security).map((tokens) => Object.keys(tokens).join(' + ')),
      parameters: listOf(parameters).map((parameter) => ({
        name: String(parameter.name),
        in: String(parameter.in),
        required: parameter.required === true,
        description: String(parameter.description ?? ''),
        schema: objectOf(parameter.schema),
      })),
      request_bodies: bodiesOf(objectOf(requestBody)),
      answers: answers
        .filter(({ status }) => status < '4')
        .map(({ status, response }) => ({
          status,
          description: String(response.description ?? ''),
          headers: Object.keys(objectOf(response.headers)),
          bodies: bodiesOf(response),
        })),
      errors: answers
        .filter(({ status }) => status >= '4')
        .map(({ status, response }) => ({
          status,
          description: String(response.description ?? ''),
          examples: bodiesOf(response).flatMap(({ examples }) => examples),
        })),
      curl: call.samples.find(({ label }) => label === 'curl')?.source ?? '',
      $defs: definitions,
    };
    return { structured, text: JSON.stringify(structured) };
  },
});

/** The bodies of a request or an answer, one for each content type. */
function bodiesOf({ content }: JsonObject) {
  return Object.entries(objectOf(content)).map(([type, given]) => {
    const { schema, examples } = objectOf(given);
    return {
      content_type: type,
      schema: objectOf(schema),
      examples: Object.values(objectOf(examples))
        .filter(isJsonObject)
        .map(({ summary, value }) => ({ summary: String(summary ?? ''), value })),
    };
  });
}

function objectOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

function listOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

import { z } from 'zod';
import { queryText } from '../../../api/openapi/example-requests/sample-request';
import { findOperation, methodOf } from '../api-operations';
import { callApi } from '../call-api';
import { MCP_LIMITS } from '../limits';
import { openSandbox } from '../open-sandbox';
import { defineTool } from '../tool';

const { nameLength, keyLength, resultCharacters } = MCP_LIMITS;

/** Headers of responses that say what to do next. */
const HEADERS = ['Retry-After', 'Idempotency-Replayed', 'X-Request-Id'] as const;

const scalar = z.union([z.string().max(1_000), z.number(), z.boolean()]);

/** Runs an operation of the Private API in a sandbox. */
export const callSandbox = defineTool({
  name: 'call_sandbox',
  title: 'Run an operation in a sandbox',
  description:
    'Sends a request to the Private API v2 in a sandbox: a copy of a demo shop with its own data. Nothing outside the sandbox changes. The first call creates a sandbox and returns its sandbox_key: pass it to later calls to work with the same data. The request is sent with an access token that has all scopes. Find operations with list_operations, and their parameters and examples, whose ids exist in the demo shop, with read_operation.',
  input: z.strictObject({
    operation: z.string().max(nameLength).describe('Name of the operation, such as "redeem".'),
    query: z
      .record(z.string().max(nameLength), z.union([scalar, z.array(scalar).max(100)]))
      .optional()
      .describe('Query parameters, such as {"customerIdentifier": "7400112"}.'),
    body: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('JSON body of an operation that has one.'),
    idempotency_key: z
      .string()
      .regex(/^[\x21-\x7e]{1,255}$/)
      .optional()
      .describe('Header Idempotency-Key of a POST or PUT.'),
    sandbox_key: z
      .string()
      .regex(/^[\w-]+$/)
      .max(keyLength)
      .optional()
      .describe('The sandbox_key of an earlier result. Omit it to create a sandbox.'),
  }),
  output: z.strictObject({
    sandbox_key: z.string().describe('Pass it to later calls. Treat it as a password.'),
    request: z.string().describe('Method and path with query, as sent.'),
    status: z.int(),
    headers: z.record(z.string(), z.string()),
    body: z.unknown().describe('JSON body of the response; null without a body or if it is long.'),
    truncated: z.boolean().describe('Whether the body is too long and only begins in the text.'),
  }),
  changesSandbox: true,
  async run({ operation, query = {}, body, idempotency_key: idempotencyKey, ...given }, client) {
    const found = findOperation({ operation });
    const { key, accessToken } = await openSandbox(given.sandbox_key, client);
    const path = found.path + queryText(query);
    const response = await callApi({
      method: methodOf(found),
      path,
      client,
      body,
      token: found.access.tokens.length > 0 ? accessToken : undefined,
      headers: idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey },
    });
    const request = `${methodOf(found)} ${path}`;
    const headers = Object.fromEntries(
      HEADERS.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    const json = response.body === null ? '' : JSON.stringify(response.body);
    const truncated = json.length > resultCharacters;
    return {
      structured: {
        sandbox_key: key,
        request,
        status: response.status,
        headers,
        body: truncated ? null : response.body,
        truncated,
      },
      text: [
        `${request}: ${response.status}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        json.slice(0, resultCharacters),
        `sandbox_key: ${key}`,
      ]
        .filter((line) => line !== '')
        .join('\n'),
    };
  },
});

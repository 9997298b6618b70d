import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import { errorBody } from '../../api/contract/errors/error-body';
import { reasonPhrases } from '../../api/contract/errors/reason-phrases';
import { customerIdentifier } from '../../api/contract/identity';
import { site } from '../../site/config/site';
import { errorStatuses, type SandboxOperation } from './define-operation';
import { sandboxOperations } from './operations';

const KEY = 'sandboxKey';

const DESCRIPTION = `A sandbox is a copy of the demo shop that only you use, with a clock that you can move and inboxes that verify signatures.

Requests to \`/v2\` with a token of a sandbox accept the header \`X-Sandbox-Fail\` with the value \`429\`, \`500\`, \`503\` or \`slow\`. The API then returns that status (\`slow\`: 503 after ten seconds) with the same header, and the request changes nothing.

If a path doesn't accept a method, the sandbox returns 405 and lists the accepted methods in the header \`Allow\`.

The header \`webhook-timestamp\` is the real time, not that of the clock of the sandbox, so receivers that reject old webhooks accept it.`;

/** Builds the OpenAPI document of the sandbox. */
export function sandboxDocument(serverUrl: string) {
  const app = new OpenAPIHono();
  app.openAPIRegistry.registerComponent('securitySchemes', KEY, {
    type: 'http',
    scheme: 'bearer',
    description: 'The key of the sandbox.',
  });
  // Registered before its uses: the first use of a schema would give it the description of one field.
  app.openAPIRegistry.register('CustomerIdentifier', customerIdentifier);
  for (const operation of sandboxOperations) app.openAPIRegistry.registerPath(routeOf(operation));
  return app.getOpenAPI31Document(
    {
      openapi: '3.1.0',
      info: {
        title: `${site.name} sandbox`,
        version: '1.0.0',
        description: DESCRIPTION,
        license: { name: 'Terms of the API', url: `${site.companyUrl}/terms` },
      },
      servers: [{ url: serverUrl }],
    },
    { sortComponents: 'alphabetically' },
  );
}

function routeOf(operation: SandboxOperation): RouteConfig {
  const { id, method, path, summary, description, isOpen } = operation;
  const { params, query, headers, body, acceptsAnyBody, hasAnyStatus } = operation;
  const schema = body ?? undefined;
  const isRequired = schema !== undefined && !schema.safeParse({}).success;
  return createRoute({
    method,
    path,
    operationId: id,
    summary,
    description,
    security: isOpen ? [] : [{ [KEY]: [] }],
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(headers && { headers }),
      ...(schema && {
        body: { required: isRequired, content: { 'application/json': { schema } } },
      }),
      ...(acceptsAnyBody && {
        body: { content: { '*/*': { schema: { type: 'string' as const } } } },
      }),
    },
    responses: {
      200: successOf(operation),
      ...errorsOf(operation),
      ...(hasAnyStatus && { default: successOf(operation) }),
    },
  });
}

function successOf({ response, mediaType, hasAnyStatus }: SandboxOperation) {
  if (response) {
    return { description: 'Success', content: { 'application/json': { schema: response } } };
  }
  return {
    description: hasAnyStatus
      ? 'The response that was set for the inbox'
      : 'Records as they happen',
    ...(mediaType && { content: { [mediaType]: { schema: { type: 'string' as const } } } }),
  };
}

function errorsOf(operation: SandboxOperation) {
  const content = { 'application/json': { schema: errorBody } };
  return Object.fromEntries(
    errorStatuses(operation).map((status) => [
      status,
      { description: reasonPhrases[status as keyof typeof reasonPhrases], content },
    ]),
  );
}

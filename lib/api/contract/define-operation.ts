import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';
import {
  acceptsSessionInQuery,
  accessDescription,
  type OperationAccess,
  securityRequirements,
} from './access';
import type { emptyResponse, jsonBody, jsonResponse } from './bodies';
import { type ErrorResponse, errorResponses } from './errors/error-responses';
import type { ErrorId, StatusOfError } from './errors/errors';
import { type InvalidRequest, invalidRequest } from './errors/invalid-request';
import { type ListedErrorId, operationErrors } from './errors/operation-errors';
import { type HeaderName, responseHeaders } from './headers';
import { idempotencyHeaders } from './idempotency';
import { sessionHeaders } from './identity';
import { recordedResponses } from './recorded-examples';
import type { Tag } from './tags';

/** An operation of the API, as the document, search and MCP read it. */
export interface Operation {
  id: string;
  method: 'get' | 'post' | 'put';
  path: string;
  tag: Tag;
  summary: string;
  /** Its purpose; `route` has the published text, which also names scope and tokens. */
  description: string;
  deprecated: boolean;
  access: OperationAccess;
  /** Whether it changes state. */
  isChange: boolean;
  /** Whether it accepts an `Idempotency-Key`: every change except requests for tokens, which would replay expired ones. */
  acceptsKey: boolean;
  /** Whether its responses can be kept by the client and revalidated, and are compressed. They contain no secrets. */
  isRevalidated: boolean;
  /** A request that returns `validationFailed`, and the messages of the response. */
  invalidRequest: InvalidRequest;
  /** Every error it returns with the statuses 400, 403, 404, 409 and 422. */
  errors: readonly ErrorId[];
  /** Schemas, responses and published text, for the router and the document. */
  route: RouteConfig;
}

interface OperationInput extends Pick<Operation, 'id' | 'method' | 'summary'> {
  description: string;
  deprecated?: true;
  /** Whether it issues a token that expires, so that an `Idempotency-Key` has no effect. */
  issuesToken?: true;
  isRevalidated?: true;
  /** Headers of the successful response besides the usual ones. */
  headers?: readonly HeaderName[];
  access: OperationAccess;
  /** Left out if the operation accepts no query parameters. */
  query?: z.ZodObject;
  body?: ReturnType<typeof jsonBody>;
  /** The one successful response: with the status 200, or 204 without a body. */
  response: ReturnType<typeof jsonResponse> | ReturnType<typeof emptyResponse>;
  /** The errors that don't follow from the method and `access`. */
  errors: readonly ListedErrorId[];
}

/** Rejects every query parameter. */
const noQuery = z.strictObject({});

type AcceptsKey<D extends OperationInput> = D['method'] extends 'get'
  ? false
  : D extends { issuesToken: true }
    ? false
    : true;

type ErrorStatusOf<D extends OperationInput> =
  | 400
  | 403
  | 429
  | 500
  | 503
  | StatusOfError<D['errors'][number]>
  | (D['access']['tokens'] extends readonly [] ? never : 401)
  | (AcceptsKey<D> extends true ? 409 | 422 : never)
  | (D extends { body: object } ? 413 | 415 : never);

type RequestOf<D extends OperationInput> = {
  query: D extends { query: infer Query } ? Query : typeof noQuery;
} & (AcceptsKey<D> extends true ? { headers: typeof idempotencyHeaders } : object) &
  (D extends { body: infer Body } ? { body: Body } : object);

/** The route of an operation with its types, so that the router checks handlers against it. */
type RouteOf<Base extends string, Folder extends string, D extends OperationInput> = Omit<
  RouteConfig,
  'request' | 'responses'
> & {
  method: D['method'];
  path: `${Base}/${Folder}/${D['id']}`;
  request: RequestOf<D>;
  responses: (D['response'] extends { content: object }
    ? { 200: D['response'] }
    : { 204: D['response'] }) &
    Record<ErrorStatusOf<D>, ErrorResponse>;
};

type DefinedOperation<Base extends string, Folder extends string, D extends OperationInput> = Omit<
  Operation,
  'id' | 'route'
> & {
  id: D['id'];
  route: RouteOf<Base, Folder, D>;
};

/**
 * Defines the operations of a tag, whose paths are in one folder.
 *
 * @param base start of the paths; those of the published API by default
 */
export function operationsIn<const Folder extends string, const Base extends string = '/v2'>(
  folder: Folder,
  tag: Tag,
  base = '/v2' as Base,
) {
  return <const D extends OperationInput>(definition: D) =>
    defineOperation(base, folder, tag, definition);
}

/** Defines an operation; its route, its errors and their responses are derived from the definition. */
function defineOperation<Base extends string, Folder extends string, D extends OperationInput>(
  base: Base,
  folder: Folder,
  tag: Tag,
  definition: D,
): DefinedOperation<Base, Folder, D> {
  const { id, method, summary, description, access } = definition;
  const path = `${base}/${folder}/${id}`;
  const isChange = method !== 'get';
  const acceptsKey = isChange && definition.issuesToken !== true;
  const isDeprecated = definition.deprecated === true;
  const errors = operationErrors({ ...definition, isChange, acceptsKey });
  const query = definition.query ?? noQuery;
  const invalid = invalidRequest(id, query, definition.body?.content['application/json'].schema);
  const route = createRoute({
    method,
    path,
    operationId: id,
    tags: [tag],
    summary,
    description: `${description}\n\n${accessDescription(access)}`,
    ...(isDeprecated ? { deprecated: true } : {}),
    security: securityRequirements(access, method),
    ...(access.scope ? { 'x-required-scope': access.scope } : {}),
    request: {
      query,
      ...(acceptsKey ? { headers: idempotencyHeaders } : {}),
      ...(acceptsSessionInQuery(access, method) ? { headers: sessionHeaders } : {}),
      ...(definition.body ? { body: definition.body } : {}),
    },
    responses: {
      ...successResponse(definition, acceptsKey),
      ...errorResponses({
        operationId: id,
        errors,
        validationMessages: invalid.messages,
        requiresToken: access.tokens.length > 0,
        requiresScope: access.scope !== null,
        hasBody: definition.body !== undefined,
      }),
    },
  });
  const operation: Operation = {
    id,
    method,
    path,
    tag,
    summary,
    description,
    deprecated: isDeprecated,
    access,
    isChange,
    acceptsKey,
    isRevalidated: definition.isRevalidated === true,
    invalidRequest: invalid,
    errors,
    route,
  };
  // The compiler can't follow the spreads above; RouteOf states what they result in.
  return operation as DefinedOperation<Base, Folder, D>;
}

const NOT_MODIFIED = 'The content is the one whose `ETag` the request has in `If-None-Match`.';

function successResponse(
  { id, response, deprecated, isRevalidated, headers: own = [] }: OperationInput,
  acceptsKey: boolean,
): RouteConfig['responses'] {
  const headers = responseHeaders(
    ...(isRevalidated ? (['ETag'] as const) : []),
    ...(acceptsKey ? (['Idempotency-Replayed'] as const) : []),
    ...(deprecated ? (['Deprecation', 'Link'] as const) : []),
    ...own,
  );
  const { description, ...content } = response;
  return 'content' in content
    ? {
        200: { description, headers, ...withExamples(id, content) },
        ...(isRevalidated && { 304: { description: NOT_MODIFIED, headers } }),
      }
    : { 204: { description, headers } };
}

/** A response with the examples that were recorded for the operation. */
function withExamples(id: string, { content }: Record<'content', unknown>) {
  const { 'application/json': json } = content as ReturnType<typeof jsonResponse>['content'];
  return { content: { 'application/json': { ...json, examples: recordedResponses(id) } } };
}

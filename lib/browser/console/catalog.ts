import { getError } from '../../api/contract/errors/errors';
import { errorRequests } from '../../api/openapi/example-requests/error-requests.data';
import type {
  ErrorRequest,
  ExampleRequest,
} from '../../api/openapi/example-requests/example-request';
import { exampleRequestsOf } from '../../api/openapi/example-requests/example-requests';
import { getOperation, type OperationId, operations } from '../../api/operations';

/** An operation as the console sends it. */
export interface RunnableOperation {
  method: string;
  path: string;
  /** Whether requests have a bearer token. */
  hasToken: boolean;
  /** Whether it changes state and accepts an `Idempotency-Key`. */
  isIdempotent: boolean;
  /** Whether it accepts a body. */
  hasBody: boolean;
  /** Status of its successful response. */
  status: number;
  /** Names of its query parameters. */
  parameters: readonly string[];
  /** By their names; the first one is the default. */
  examples: Readonly<Record<string, ExampleRequest>>;
}

/** An error of the catalog with the request that returns it. */
export interface RunnableError {
  request: ErrorRequest;
  status: number;
  message: readonly string[];
}

/** Everything that the console can send. */
export interface ConsoleCatalog {
  operations: Readonly<Record<string, RunnableOperation>>;
  errors: Readonly<Record<string, RunnableError>>;
}

/** The requests of the console. The browser loads them as one file when a reader runs something. */
export function consoleCatalog(): ConsoleCatalog {
  return {
    operations: Object.fromEntries(operations.map(({ id }) => [id, runnableOperation(id)])),
    errors: Object.fromEntries(
      Object.entries(errorRequests).map(([id, request]) => {
        const { status, message } = getError(id as keyof typeof errorRequests, request.operation);
        return [id, { request, status, message }];
      }),
    ),
  };
}

function runnableOperation(id: OperationId): RunnableOperation {
  const { method, path, access, acceptsKey, route } = getOperation(id);
  const { query, body } = route.request as {
    query: { shape: Readonly<Record<string, unknown>> };
    body?: object;
  };
  return {
    method: method.toUpperCase(),
    path,
    hasToken: access.tokens.length > 0,
    isIdempotent: acceptsKey,
    hasBody: body !== undefined,
    status: '200' in route.responses ? 200 : 204,
    parameters: Object.keys(query.shape),
    examples: exampleRequestsOf(id),
  };
}

import { type ErrorId, errors, getError } from '../../api/contract/errors/errors';
import { errorFixes } from '../../api/contract/errors/fixes.data';
import { messageTemplates } from '../../api/contract/errors/message-templates.data';
import { errorRequests } from '../../api/openapi/example-requests/error-requests.data';
import type {
  ErrorRequest,
  ExampleRequest,
} from '../../api/openapi/example-requests/example-request';
import { exampleRequestsOf } from '../../api/openapi/example-requests/example-requests';
import { getOperation, type OperationId, operations } from '../../api/operations';
import type { ErrorHelp } from './error-help';
import { type FormFields, formFieldsOf } from './form-fields';

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
  /** The fields of its requests. */
  form: FormFields;
  /** Ids of the errors that it returns. */
  errors: readonly string[];
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
  /** Cause and fix of every error, by its id. */
  help: Readonly<Record<string, ErrorHelp>>;
}

/**
 * The requests of the console. The browser loads them as one file when a reader runs something.
 *
 * @param addressOf returns the address of the description of an error
 */
export function consoleCatalog(addressOf: (error: ErrorId) => string = () => ''): ConsoleCatalog {
  return {
    operations: Object.fromEntries(operations.map(({ id }) => [id, runnableOperation(id)])),
    errors: Object.fromEntries(
      Object.entries(errorRequests).map(([id, request]) => {
        const { status, message } = getError(id as keyof typeof errorRequests, request.operation);
        return [id, { request, status, message }];
      }),
    ),
    help: Object.fromEntries(errors.map(({ id }) => [id, helpOf(id, addressOf(id))])),
  };
}

function helpOf(id: ErrorId, url: string): ErrorHelp {
  const { status, summary, message, operationMessages = {} } = getError(id);
  const shown = [message, ...Object.values(operationMessages)].flat();
  return {
    id,
    status,
    messages: [...new Set([...shown, ...(messageTemplates[id] ?? [])])],
    cause: summary,
    fix: errorFixes[id],
    url,
  };
}

function runnableOperation(id: OperationId): RunnableOperation {
  const { method, path, access, acceptsKey, route, errors: returned } = getOperation(id);
  const { body } = route.request as { body?: object };
  return {
    method: method.toUpperCase(),
    path,
    hasToken: access.tokens.length > 0,
    isIdempotent: acceptsKey,
    hasBody: body !== undefined,
    status: '200' in route.responses ? 200 : 204,
    form: formFieldsOf(id),
    errors: returned,
    examples: exampleRequestsOf(id),
  };
}

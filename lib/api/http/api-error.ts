import { toErrorBody } from '../contract/errors/error-body';
import { type ErrorId, getError } from '../contract/errors/errors';
import { firstMessages } from '../contract/errors/message-limits';
import type { reasonPhrases } from '../contract/errors/reason-phrases';
import { statusNames } from '../contract/errors/status-names';
import { ERROR_HEADER } from './cors-headers';

type Status = keyof typeof reasonPhrases;

/** An error response of the API. Whatever the request changed is rolled back. */
export class HttpError extends Error {
  readonly messages: readonly string[];

  /** @param messages of which the first are kept, each with a maximum length */
  constructor(
    readonly status: Status,
    messages: readonly string[],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    const first = firstMessages(messages);
    super(first.join('\n'));
    this.name = 'HttpError';
    this.messages = first;
  }

  /** The value of `Laurel-Error`. */
  get errorName(): string {
    return statusNames[this.status];
  }

  /** Whether what the request changed before the error is committed, so that requests that fail can be counted. */
  get keepsChanges(): boolean {
    return false;
  }

  toResponse(): Response {
    return Response.json(toErrorBody(this.status, ...this.messages), {
      status: this.status,
      headers: { ...this.headers, [ERROR_HEADER]: this.errorName },
    });
  }
}

interface ApiErrorOptions {
  /** Instead of the message of the contract. */
  messages?: readonly string[];
  headers?: Readonly<Record<string, string>>;
}

/** An error of the contract, by its id. */
export class ApiError extends HttpError {
  constructor(
    readonly id: ErrorId,
    private readonly options: ApiErrorOptions = {},
    operationId?: string,
  ) {
    const { status, message } = getError(id, operationId);
    super(status, options.messages ?? message, options.headers);
    this.name = 'ApiError';
  }

  override get errorName(): ErrorId {
    return this.id;
  }

  /** The error with the message of an operation, unless it has a specific one. */
  of(operationId: string | undefined): ApiError {
    return new ApiError(this.id, this.options, operationId);
  }
}

import type { z } from '@hono/zod-openapi';

/** Statuses of errors. Every operation can return 500 and 503. */
type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 503;

/** Work for which requests take turns. */
export type ExpensiveWork = 'copy' | 'due';

/** An endpoint of the sandbox. */
export interface SandboxOperation {
  id: string;
  method: 'get' | 'post' | 'put';
  /** With parameters in braces. */
  path: `/sandbox${string}`;
  summary: string;
  description: string;
  /** Whether it needs no key. */
  isOpen?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  /** The JSON body. A request may leave out a body without required fields. */
  body?: z.ZodType;
  /**
   * The kind of its work, if it is so much that requests take turns: copies of the demo shop, or what is due in a
   * sandbox. Those of one kind don't wait for those of the other.
   */
  work?: ExpensiveWork;
  /** Whether it accepts a body of any kind. */
  acceptsAnyBody?: true;
  /** Bytes that the body may have, if not as many as that of an operation of the API. */
  maxBodyBytes?: number;
  /** The JSON of a success; `null` if it is something else, which the description says. */
  response: z.ZodType | null;
  /** The media type of a response that isn't JSON. */
  mediaType?: string;
  /** Whether a response can have any status. */
  hasAnyStatus?: true;
  errors?: readonly ErrorStatus[];
}

/** Defines an endpoint, with its types. */
export function defineSandboxOperation<const D extends SandboxOperation>(operation: D): D {
  return operation;
}

/** The statuses of the errors that an operation can return. */
export function errorStatuses(operation: SandboxOperation): number[] {
  const { isOpen, body, acceptsAnyBody, errors = [] } = operation;
  // Every operation rejects query parameters that it does not have.
  const statuses = new Set<number>([...errors, 400, 500, 503]);
  if (!isOpen) statuses.add(401).add(429);
  if (body) statuses.add(415);
  if (body || acceptsAnyBody) statuses.add(413);
  return [...statuses].sort((a, b) => a - b);
}

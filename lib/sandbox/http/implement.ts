import type { z } from '@hono/zod-openapi';
import type { SandboxOperation } from '../contract/define-operation';
import type { Sandbox } from '../sandboxes/sandbox-store';
import type { SandboxServices } from './services';

type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type ResultOf<D extends SandboxOperation> = D['response'] extends z.ZodType
  ? z.input<D['response']>
  : Response;

export interface SandboxContext<Params = unknown, Query = unknown, Body = unknown> {
  services: SandboxServices;
  params: Params;
  query: Query;
  body: Body;
  /** The body as it was sent. */
  bytes: Uint8Array;
  request: Request;
  /** Address of the client. */
  address: string;
  /** The sandbox of the key. An operation that needs no key has none. */
  sandbox: Sandbox & { key: string };
}

/** An operation with its handler, ready to be mounted. */
export interface ImplementedSandboxOperation {
  operation: SandboxOperation;
  handle: (context: SandboxContext) => Promise<unknown>;
}

/** Joins an operation and its handler, which returns the JSON of the response, or a response of another kind. */
export function implementSandbox<const D extends SandboxOperation>(
  operation: D,
  handle: (
    context: SandboxContext<OutputOf<D['params']>, OutputOf<D['query']>, OutputOf<D['body']>>,
  ) => Promise<ResultOf<D>>,
): ImplementedSandboxOperation {
  return { operation, handle: handle as ImplementedSandboxOperation['handle'] };
}

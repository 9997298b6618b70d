import type { z } from 'zod';
import type { Operation } from '../contract/define-operation';
import type { HandlerContext } from './context';

interface RouteTypes {
  request: { query: z.ZodType; body?: { content: object } };
  responses: object;
}

type QueryOf<Route extends RouteTypes> = z.output<Route['request']['query']>;

/** One type for each media type that the operation accepts. */
type BodyOf<Route extends RouteTypes> = Route['request'] extends {
  body: { content: infer Content };
}
  ? { [Type in keyof Content]: OutputOf<Content[Type]> }[keyof Content]
  : undefined;

type OutputOf<Media> = Media extends { schema: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : never;

type ResultOf<Route extends RouteTypes> = Route['responses'] extends {
  200: { content: { 'application/json': { schema: infer Schema extends z.ZodType } } };
}
  ? z.input<Schema>
  : undefined;

/** An operation with its handler, ready to be mounted. */
export interface ImplementedOperation {
  operation: Operation;
  handle: (context: HandlerContext<unknown, unknown>) => Promise<unknown>;
}

/**
 * Joins an operation of the contract and its handler.
 *
 * @param handler gets the validated request and returns the body of the response, as the contract types both; nothing
 *   for a 204
 */
export function implement<
  Defined extends Omit<Operation, 'route'> & { route: RouteTypes },
  // Keeps literals such as `Bearer` in what the handler returns.
  const Result extends ResultOf<Defined['route']>,
>(
  operation: Defined,
  handler: (
    context: HandlerContext<QueryOf<Defined['route']>, BodyOf<Defined['route']>>,
  ) => Promise<Result>,
): ImplementedOperation {
  return {
    // The route of a defined operation is a RouteConfig whose types are known more exactly.
    operation: operation as unknown as Operation,
    handle: handler as unknown as ImplementedOperation['handle'],
  };
}

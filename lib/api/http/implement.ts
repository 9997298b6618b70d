import type { Operation } from '../contract/define-operation';
import type { BodyOf, QueryOf, ResultOf, RouteTypes } from '../contract/route-types';
import type { HandlerContext } from './context';

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

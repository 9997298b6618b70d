import type { OperationId } from '../../operations';
import type { ExampleRequest } from './example-request';

/** Senders and earlier requests of example bodies that need them, by the names of the examples. */
export const writeRequests: Partial<
  Record<OperationId, Record<string, Pick<ExampleRequest, 'as' | 'before'>>>
> = {};

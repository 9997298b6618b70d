import type { OperationId } from '../../operations';
import type { ExampleRequest } from './example-request';

/** How the example bodies of the contract are sent, where more than the body matters; by the names of the examples. */
export const writeRequests: Partial<
  Record<OperationId, Record<string, Pick<ExampleRequest, 'as' | 'before'>>>
> = {};

import type { OperationId } from '../../operations';

/** The name of a client of the demo shop. */
type ClientName = 'full' | 'readOnly' | 'reviewsOnly' | 'partner' | 'disabled' | 'belowPlan';

/** The sender of a request: a client, or the customer or guest that a storefront token identifies. */
export type Sender =
  | { client: ClientName; shop?: string; scope?: string }
  | { storefront: { customerIdentifier?: string; sessionToken?: string } };

/** A request to an operation. */
export interface SentRequest {
  operation: OperationId;
  query?: Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;
  body?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
  /** By default the client `full`. */
  as?: Sender;
}

/** The request of an example response. */
export interface ExampleRequest extends Omit<SentRequest, 'operation'> {
  summary: string;
  /** Requests that are sent before it, for what the demo shop doesn't have. */
  before?: readonly SentRequest[];
}

/** The request that returns an error on the demo shop. */
export interface ErrorRequest extends SentRequest {
  before?: readonly SentRequest[];
}

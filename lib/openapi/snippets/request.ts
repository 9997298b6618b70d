import type { Json } from '../json';

/** The request that a code sample sends. */
export interface SampleRequest {
  method: string;
  url: string;
  /** Whether the request has a bearer token. */
  hasToken: boolean;
  body?: Json;
  /** Whether a successful response has a body. */
  hasResponseBody: boolean;
}

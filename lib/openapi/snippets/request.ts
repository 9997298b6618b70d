import type { Json } from '../json';

/** An example request, as the snippets write it. */
export interface SampleRequest {
  method: string;
  url: string;
  /** Whether the request carries a bearer token. */
  hasToken: boolean;
  body?: Json;
  /** Whether a successful response has a body. */
  hasResponseBody: boolean;
}

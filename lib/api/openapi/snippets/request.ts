import type { Json } from '../json';

/** The request that a code sample sends. */
export interface SampleRequest {
  method: string;
  url: string;
  /** Whether the request has a bearer token. */
  hasToken: boolean;
  body?: Json;
  /** The body as text, instead of `body`: it need not be JSON. */
  text?: string;
  /** Other headers. */
  headers?: Readonly<Record<string, string>>;
  /** Whether a successful response has a body. */
  hasResponseBody: boolean;
}

import { getOperation } from '../../operations';
import type { Json } from '../json';
import type { SampleRequest } from '../snippets/request';
import type { SentRequest } from './example-request';

/** An example request as code samples send it to a server. */
export function toSampleRequest(
  { operation: id, query = {}, body }: SentRequest,
  serverUrl: string,
): SampleRequest {
  const { method, path, access, route } = getOperation(id);
  return {
    method: method.toUpperCase(),
    url: serverUrl + path + queryText(query),
    hasToken: access.tokens.length > 0,
    // Example bodies are JSON: they are what the samples of the contract send.
    ...(body && { body: body as Json }),
    hasResponseBody: '200' in route.responses,
  };
}

type Scalar = string | number | boolean;

/** The query of a request with its `?`; lists repeat the parameter. */
export function queryText(query: Readonly<Record<string, Scalar | readonly Scalar[]>>): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const entry of [value].flat()) pairs.append(name, String(entry));
  }
  return pairs.size === 0 ? '' : `?${pairs}`;
}

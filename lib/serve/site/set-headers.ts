import type { ServerResponse } from 'node:http';

/** Sets headers of a response. A header that is set again later is replaced. */
export function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

import type { ServerResponse } from 'node:http';

/** Puts headers on an answer; those set later under the same name take their place. */
export function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

import { sendRequest } from '../../../tools/testing/servers/site-server';

export interface RawRequest {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
}

/** Headers that a client of the protocol sends. */
export const PROTOCOL_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

/** Sends a request exactly as given. */
export async function send(
  url: string,
  { method = 'POST', headers = PROTOCOL_HEADERS, body }: RawRequest,
) {
  const { hostname, port, pathname } = new URL(url);
  const response = await sendRequest({ hostname, port, path: pathname, method, headers }, body);
  return { ...response, text: response.body.toString() };
}

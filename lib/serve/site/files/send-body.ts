import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { chooseEncoding } from './choose-encoding';
import type { Encoding } from './prebuilt-file';

/** Sets headers of a response. A header that is set again later is replaced. */
export function setHeaders(response: ServerResponse, headers: OutgoingHttpHeaders) {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
}

interface Body {
  status: number;
  /** The encodings that `read` knows. */
  encodings: readonly Encoding[];
  read: (encoding: Encoding | undefined) => Promise<Buffer>;
}

/** Sends a body below the headers that are set, in the encoding that the client prefers; 304 if the client has it. */
export async function sendBody(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { status, encodings, read }: Body,
): Promise<void> {
  const etag = response.getHeader('etag')?.toString();
  if (etag && fresh({ 'if-none-match': headers['if-none-match'] }, { etag })) {
    response.writeHead(304).end();
    return;
  }
  const encoding = chooseEncoding(headers['accept-encoding'], encodings);
  const body = await read(encoding);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.writeHead(status, { 'Content-Length': body.length });
  response.end(method === 'HEAD' ? undefined : body);
}

import { type IncomingHttpHeaders, request } from 'node:http';

/** A request as it goes over the wire; nothing is added but what is missing for HTTP itself. */
export interface RawRequest {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Headers that a client of the protocol sends. */
export const PROTOCOL_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

/** Sends a request exactly as given. */
export function send(
  url: string,
  { method = 'POST', headers = PROTOCOL_HEADERS, body = '' }: RawRequest,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    // A server that has answered need not read the rest of a body.
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') reject(error);
    });
    asked.end(body);
  });
}

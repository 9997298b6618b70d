import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Responses of a second server, by path. */
export type Responses = Record<
  string,
  (request: IncomingMessage, response: ServerResponse) => void
>;

/** A server on another port of this machine, which browsers treat as another origin. */
export interface OtherServer {
  url(path: string): string;
  /** The requests that the server received, in order. */
  requests: { method: string; path: string; headers: IncomingMessage['headers']; bytes: number }[];
  close(): Promise<void>;
}

/** Starts a server whose responses any origin may read. */
export async function startOtherServer(responses: Responses): Promise<OtherServer> {
  const requests: OtherServer['requests'] = [];
  const server = await listen((request, response) => {
    const path = request.url ?? '/';
    const entry = { method: request.method ?? '', path, headers: request.headers, bytes: 0 };
    requests.push(entry);
    request.on('data', (chunk: Buffer) => {
      entry.bytes += chunk.length;
    });
    response.setHeader('access-control-allow-origin', '*');
    const respond = responses[path];
    if (respond) respond(request, response);
    else response.writeHead(404).end();
  });
  return { ...server, requests };
}

/** A response with a JSON body. */
export function json(body: unknown): Responses[string] {
  return (_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  };
}

/** The page, and the file of its data. */
const PAGE_DATA = /^\/(?:api(?:\?|$)|_next\/static\/pages\/)/;

/**
 * Serves the built site as if it had been built with another OPENAPI_URL, by replacing that string in the data of
 * `/api`. Leaves out the content security policy, which allows only the original address.
 */
export async function startSiteWith(documentUrl: string, builtSite: string) {
  return listen(async (request, response) => {
    const original = await fetch(`${builtSite}${request.url}`);
    const type = original.headers.get('content-type') ?? '';
    const body = Buffer.from(await original.arrayBuffer());
    response.writeHead(original.status, { 'content-type': type });
    response.end(PAGE_DATA.test(request.url ?? '') ? configured(String(body), documentUrl) : body);
  });
}

function configured(page: string, documentUrl: string): string {
  const name = String.raw`\"documentUrl\":`;
  return page.replaceAll(
    String.raw`${name}\"/v2/docs/openapi.json\"`,
    String.raw`${name}\"${documentUrl}\"`,
  );
}

async function listen(handler: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (path: string) => `http://localhost:${port}${path}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a second server answers, by path. */
export type Answers = Record<string, (request: IncomingMessage, response: ServerResponse) => void>;

/** A server on another port of this machine: another origin, with everything that a browser does about it. */
export interface OtherServer {
  url(path: string): string;
  /** The requests that came, in order. */
  requests: { method: string; path: string; headers: IncomingMessage['headers']; bytes: number }[];
  close(): Promise<void>;
}

/** Starts a server that allows every origin to read it. */
export async function startOtherServer(answers: Answers): Promise<OtherServer> {
  const requests: OtherServer['requests'] = [];
  const server = await listen((request, response) => {
    const path = request.url ?? '/';
    const entry = { method: request.method ?? '', path, headers: request.headers, bytes: 0 };
    requests.push(entry);
    request.on('data', (chunk: Buffer) => {
      entry.bytes += chunk.length;
    });
    response.setHeader('access-control-allow-origin', '*');
    const answer = answers[path];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  return { ...server, requests };
}

/** An answer with a JSON body. */
export function json(body: unknown): Answers[string] {
  return (_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  };
}

/**
 * Serves the built site as if it had been built with another OPENAPI_URL. That setting is one string in the data
 * of `/api`; everything after it (the request, CORS, the viewer) is what the build does. The built page's policy
 * allows its own address only, so it is left out.
 */
export async function startSiteWith(documentUrl: string, builtSite: string) {
  return listen(async (request, response) => {
    const answer = await fetch(`${builtSite}${request.url}`);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type });
    response.end(
      /^\/api(\?|$)/.test(request.url ?? '') ? configured(String(body), documentUrl) : body,
    );
  });
}

function configured(page: string, documentUrl: string): string {
  const name = String.raw`\"documentUrl\":`;
  const other = page.replaceAll(
    String.raw`${name}\"/v2/docs/openapi.json\"`,
    String.raw`${name}\"${documentUrl}\"`,
  );
  if (other === page) throw new Error('The page does not name the address of the document.');
  return other;
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

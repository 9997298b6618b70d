import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

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
  const server = createServer((request, response) => {
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** An answer with a JSON body. */
export function json(body: unknown): Answers[string] {
  return (_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  };
}

/**
 * Makes `/api` the page of a site that was built with another OPENAPI_URL. That setting is one string in the
 * page's data; everything after it (the request, CORS, the viewer) is what the build does. The policy of the
 * built site allows its own address only, so it is left out.
 */
export async function configureDocument(page: Page, url: string): Promise<void> {
  await page.route(/\/api$/, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const configured = html.replaceAll(
      String.raw`\"documentUrl\":\"/v2/docs/openapi.json\"`,
      String.raw`\"documentUrl\":\"${url}\"`,
    );
    if (configured === html) throw new Error('The page does not name the address of the document.');
    const { 'content-security-policy': _policy, ...headers } = answer.headers();
    await route.fulfill({ status: answer.status(), headers, body: configured });
  });
}

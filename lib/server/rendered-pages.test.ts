import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { RenderedPages } from './rendered-pages';

const close: (() => void)[] = [];
afterEach(() => {
  for (const end of close.splice(0)) end();
});

/** Starts a server with a renderer. @returns a function that requests an address */
async function serve(render: (request: IncomingMessage, response: ServerResponse) => void) {
  const renderer = async (request: IncomingMessage, response: ServerResponse) => {
    render(request, response);
  };
  const pages = new RenderedPages(Promise.resolve(renderer), {
    shared: ["'sha256-shared'"],
    pages: {},
    notFound: [],
  });
  const server = createServer((request, response) => pages.send('/search', request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  close.push(() => server.close());
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return (path: string) => fetch(origin + path);
}

const NONCE = /'nonce-([^']+)'/;
const nonceOf = ({ headers }: Response) =>
  NONCE.exec(headers.get('content-security-policy') ?? '')?.[1];

/** A renderer that counts how often it renders. */
function counter(status = 200) {
  const rendered: string[] = [];
  const render = ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    rendered.push(url);
    response.setHeader('Content-Security-Policy', "script-src 'nonce-first'");
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.writeHead(status).end('<script nonce="first">go()</script>'.repeat(1_000));
  };
  return { rendered, render };
}

describe('a page that is rendered on request', () => {
  it('is rendered once, and has a new nonce each time it is sent', async () => {
    const { rendered, render } = counter();
    const get = await serve(render);
    const responses = [await get('/search?q=a'), await get('/search?q=a')];
    expect(rendered).toEqual(['/search?q=a']);
    const nonces = responses.map(nonceOf);
    expect(new Set(nonces).size).toBe(2);
    for (const [index, response] of responses.entries()) {
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toBe(
        `<script nonce="${nonces[index]}">go()</script>`.repeat(1_000),
      );
    }
  });

  it('is rendered once for requests at the same time, and for each query', async () => {
    const { rendered, render } = counter();
    const get = await serve(render);
    const paths = ['/search?q=a', '/search?q=a', '/search?q=b'];
    await Promise.all(paths.map(get));
    expect(rendered.toSorted()).toEqual(['/search?q=a', '/search?q=b']);
  });

  it('is not kept if it is an error', async () => {
    const { rendered, render } = counter(500);
    const get = await serve(render);
    expect((await get('/search?q=a')).status).toBe(500);
    expect((await get('/search?q=a')).status).toBe(500);
    expect(rendered).toHaveLength(2);
  });
});

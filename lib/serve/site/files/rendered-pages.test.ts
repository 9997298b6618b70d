import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { RenderedPages } from './rendered-pages';

const close: (() => void)[] = [];
afterEach(() => {
  for (const end of close.splice(0)) end();
});

type Render = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Starts a server with a renderer. @returns a function that requests an address */
async function serve(render: Render, memoryBytes?: number) {
  const renderer = async (request: IncomingMessage, response: ServerResponse) =>
    render(request, response);
  const hashes = { shared: ["'sha256-shared'"], pages: {}, frames: [], notFound: [] };
  const pages = new RenderedPages(Promise.resolve(renderer), hashes, memoryBytes);
  const server = createServer((request, response) => {
    pages
      .send('/search', request, response)
      .catch(({ message }) => response.writeHead(503).end(message));
  });
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

  it('is sent even if other pages take its place in memory first', async () => {
    const signals = new EventEmitter();
    const [started, released] = [once(signals, 'start'), once(signals, 'release')];
    const { render } = counter();
    const get = await serve(async (request, response) => {
      if (request.url === '/search?q=slow') {
        signals.emit('start');
        await released;
      }
      render(request, response);
    }, 100_000);
    const slow = get('/search?q=slow');
    await started;
    for (const query of ['a', 'b', 'c']) await get(`/search?q=${query}`);
    signals.emit('release');
    expect((await slow).status).toBe(200);
  });

  it.each(['throws an error', 'destroys its response'])(
    'is rendered again if the renderer %s',
    async (failure) => {
      let isBroken = true;
      const { render } = counter();
      const get = await serve((request, response) => {
        if (!isBroken) return render(request, response);
        if (failure === 'throws an error') throw new Error('boom');
        response.write('<p>');
        response.destroy(new Error('boom'));
      });
      const failed = await get('/search?q=a');
      expect([failed.status, await failed.text()]).toEqual([503, 'boom']);
      isBroken = false;
      expect((await get('/search?q=a')).status).toBe(200);
    },
  );
});

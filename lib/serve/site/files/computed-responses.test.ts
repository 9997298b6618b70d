import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../tools/testing/eventually';
import { sendRequest } from '../../../tools/testing/servers/site-server';
import type { Handler } from '../record-response';
import { ComputedResponses } from './computed-responses';

const PATH = '/search.json';
const LONG = 'a'.repeat(2_000);
const HASHES = { shared: ["'sha256-shared'"], pages: {}, frames: [], notFound: [] };

const close: (() => void)[] = [];
afterEach(() => {
  for (const end of close.splice(0)) end();
});

/** Starts a server that repeats the parameter `q`. @returns a function that requests it, and the computed queries */
async function serveData(memoryBytes?: number) {
  const computed: string[] = [];
  const signals = new EventEmitter();
  const released = once(signals, 'release');
  const framework: Handler = async ({ url = '', headers }, response) => {
    const query = new URL(url, 'http://a').searchParams.get('q') ?? '';
    if (query === 'fail') throw new Error('boom');
    computed.push(query);
    if (query === 'slow') await released;
    response.setHeader('Content-Type', 'application/json').setHeader('Vary', 'Accept-Encoding');
    response.end(JSON.stringify({ query, language: headers['accept-language'] }));
  };
  const responses = new ComputedResponses(Promise.resolve(framework), HASHES, memoryBytes);
  const server = createServer(async (request, response) => {
    const isSent = responses
      .send(PATH, request, response)
      .catch(() => response.writeHead(500).end());
    if (!(await isSent)) response.writeHead(405).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  close.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const get = (query: string, headers = {}, method = 'GET') =>
    sendRequest({ host: 'localhost', port, path: `${PATH}?q=${query}`, headers, method });
  return { computed, get, release: () => signals.emit('release') };
}

describe('computed data', () => {
  it('is computed once for each address', async () => {
    const { computed, get } = await serveData();
    for (const { body } of await Promise.all([get('tiers'), get('tiers')]))
      expect(JSON.parse(body.toString())).toEqual({ query: 'tiers' });
    await get('points');
    expect(computed).toEqual(['tiers', 'points']);
  });

  it('has its type, and returns 304 if it has not changed', async () => {
    const { get } = await serveData();
    const { headers } = await get('tiers');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      vary: 'Accept-Encoding',
    });
    const again = await get('tiers', { 'if-none-match': headers.etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect((await get('points', { 'if-none-match': headers.etag })).status).toBe(200);
  });

  it('is compressed unless it is small', async () => {
    const { get } = await serveData();
    const { headers, body } = await get(LONG, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(body.length).toBeLessThan(LONG.length);
    // A strong ETag would be for one encoding only.
    const plain = await get(LONG);
    expect(plain.headers.etag).toBe(headers.etag);
    expect(headers.etag).toMatch(/^W\/"/);
    const small = await get('tiers', { 'accept-encoding': 'gzip, br' });
    expect(small.headers).not.toHaveProperty('content-encoding');
  });

  it('depends on no header of the client that requested it first', async () => {
    const { get } = await serveData();
    const { body } = await get('tiers', { 'accept-language': 'fr', 'if-none-match': '"other"' });
    expect(JSON.parse(body.toString())).toEqual({ query: 'tiers' });
  });

  it('leaves other methods to the framework, and its data of a page', async () => {
    const { get } = await serveData();
    for (const method of ['HEAD', 'POST']) {
      expect((await get('tiers', {}, method)).status).toBe(405);
    }
    expect((await get('tiers', { rsc: '1' })).status).toBe(405);
  });

  it('is sent even if other data takes its place in memory first', async () => {
    const { computed, get, release } = await serveData(5 * LONG.length);
    const slow = get('slow');
    await eventually(() => expect(computed).toEqual(['slow']));
    for (const query of [LONG, `${LONG}b`]) expect((await get(query)).status).toBe(200);
    release();
    expect((await slow).status).toBe(200);
  });

  it('is computed again after an error', async () => {
    const { get } = await serveData();
    expect((await get('fail')).status).toBe(500);
    expect((await get('fail')).status).toBe(500);
    expect((await get('tiers')).status).toBe(200);
  });
});

type Render = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Starts a server with a renderer. @returns a function that requests an address */
async function servePages(render: Render, memoryBytes?: number) {
  const renderer = async (request: IncomingMessage, response: ServerResponse) =>
    render(request, response);
  const pages = new ComputedResponses(Promise.resolve(renderer), HASHES, memoryBytes);
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
    const get = await servePages(render);
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
    const get = await servePages(render);
    const paths = ['/search?q=a', '/search?q=a', '/search?q=b'];
    await Promise.all(paths.map(get));
    expect(rendered.toSorted()).toEqual(['/search?q=a', '/search?q=b']);
  });

  it('is not kept if it is an error', async () => {
    const { rendered, render } = counter(500);
    const get = await servePages(render);
    expect((await get('/search?q=a')).status).toBe(500);
    expect((await get('/search?q=a')).status).toBe(500);
    expect(rendered).toHaveLength(2);
  });

  it('is sent even if other pages take its place in memory first', async () => {
    const signals = new EventEmitter();
    const [started, released] = [once(signals, 'start'), once(signals, 'release')];
    const { render } = counter();
    const get = await servePages(async (request, response) => {
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
      const get = await servePages((request, response) => {
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

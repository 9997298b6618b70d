import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../tools/testing/eventually';
import { sendRequest } from '../../../tools/testing/servers/site-server';
import { ComputedData, type DataSource } from './computed-data';

const PATH = '/search.json';
const LONG = 'a'.repeat(2_000);

const close: (() => void)[] = [];
afterEach(() => {
  for (const end of close.splice(0)) end();
});

/** Starts a server that repeats the parameter `q`. @returns a function that requests it, and the computed queries */
async function serve(memoryBytes?: number) {
  const computed: string[] = [];
  const signals = new EventEmitter();
  const released = once(signals, 'release');
  const source: DataSource = {
    key: (parameters) => (parameters.get('q') ?? '').trim(),
    compute: async (parameters) => {
      const query = (parameters.get('q') ?? '').trim();
      if (query === 'fail') throw new Error('boom');
      computed.push(query);
      if (query === 'slow') await released;
      return { query };
    },
  };
  const data = new ComputedData({ [PATH]: source }, memoryBytes);
  const server = createServer((request, response) => {
    const found = data.find(PATH, request);
    if (found) data.send(found, PATH, request, response).catch(() => response.writeHead(500).end());
    else response.writeHead(405).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  close.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const get = (query: string, headers = {}, method = 'GET') =>
    sendRequest({ host: 'localhost', port, path: `${PATH}?q=${query}`, headers, method });
  return { computed, get, release: () => signals.emit('release') };
}

describe('computed data', () => {
  it('is computed once for requests with the same meaning', async () => {
    const { computed, get } = await serve();
    const responses = await Promise.all([get('tiers'), get('tiers+'), get('%20tiers')]);
    expect(responses.map(({ body }) => JSON.parse(body.toString()))).toEqual(
      Array.from({ length: 3 }, () => ({ query: 'tiers' })),
    );
    await get('points');
    expect(computed).toEqual(['tiers', 'points']);
  });

  it('has the headers of data, and returns 304 if it has not changed', async () => {
    const { get } = await serve();
    const { headers } = await get('tiers');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      vary: 'Accept-Encoding',
    });
    const again = await get('tiers', { 'if-none-match': headers.etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect((await get('points', { 'if-none-match': headers.etag })).status).toBe(200);
  });

  it('is compressed unless it is small', async () => {
    const { get } = await serve();
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

  it('has no body for HEAD, and leaves other methods to the framework', async () => {
    const { get } = await serve();
    const { status, headers, body } = await get('tiers', {}, 'HEAD');
    expect(status).toBe(200);
    expect(Number(headers['content-length'])).toBe('{"query":"tiers"}'.length);
    expect(body).toHaveLength(0);
    expect((await get('tiers', {}, 'POST')).status).toBe(405);
  });

  it('is sent even if other data takes its place in memory first', async () => {
    const { computed, get, release } = await serve(5 * LONG.length);
    const slow = get('slow');
    await eventually(() => expect(computed).toEqual(['slow']));
    for (const query of [LONG, `${LONG}b`]) expect((await get(query)).status).toBe(200);
    release();
    expect((await slow).status).toBe(200);
  });

  it('is computed again after an error', async () => {
    const { get } = await serve();
    expect((await get('fail')).status).toBe(500);
    expect((await get('fail')).status).toBe(500);
    expect((await get('tiers')).status).toBe(200);
  });
});

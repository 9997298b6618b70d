import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isOpenApiDocument, loadOpenApiDocument, OpenApiLoadError } from './load-openapi-document';

const document = { openapi: '3.1.0', info: { title: 'x', version: '1' }, paths: {} };

describe('isOpenApiDocument', () => {
  it.each([
    ['3.0', { ...document, openapi: '3.0.3' }],
    ['3.1', document],
    ['3.2', { ...document, openapi: '3.2.0' }],
  ])('accepts OpenAPI %s', (_, value) => {
    expect(isOpenApiDocument(value)).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['a list', [document]],
    ['a string', 'openapi: 3.1.0'],
    ['an error body', { message: ['not found'], error: 'Not Found', statusCode: 404 }],
    ['a version that is a number', { ...document, openapi: 3.1 }],
    ['Swagger 2', { swagger: '2.0', info: {}, paths: {} }],
    ['no paths', { openapi: '3.1.0', info: {} }],
    ['a list of paths', { ...document, paths: [] }],
    ['no info', { openapi: '3.1.0', paths: {} }],
  ])('rejects %s', (_, value) => {
    expect(isOpenApiDocument(value)).toBe(false);
  });
});

describe('loading a document', () => {
  const closers: (() => void)[] = [];
  afterEach(() => {
    for (const close of closers.splice(0)) close();
  });

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/openapi.json`;
  }

  async function problemOf(listener: RequestListener, timeoutMs = 5_000) {
    const error = await loadOpenApiDocument(await serve(listener), timeoutMs).catch(
      (thrown) => thrown,
    );
    expect(error).toBeInstanceOf(OpenApiLoadError);
    return error as OpenApiLoadError;
  }

  it('sends one GET request without a body', async () => {
    const requests: unknown[] = [];
    const url = await serve((request, response) => {
      requests.push([request.method, request.url, request.headers['content-length']]);
      response.end(JSON.stringify(document));
    });
    expect(await loadOpenApiDocument(url, 5_000)).toEqual(document);
    expect(requests).toEqual([['GET', '/openapi.json', undefined]]);
  });

  it.each([404, 500, 503])('reports status %d', async (status) => {
    const error = await problemOf((_, response) => void response.writeHead(status).end());
    expect(error).toMatchObject({ problem: 'status', status });
  });

  it.each([
    ['an HTML page', '<!doctype html><p>Sign in</p>', 'notJson'],
    ['truncated JSON', '{"openapi":"3.1.0","paths":{', 'notJson'],
    ['an empty response', '', 'notJson'],
    ['JSON that is not OpenAPI', '{"hello":"world"}', 'notOpenApi'],
  ])('reports %s', async (_, body, problem) => {
    expect(await problemOf((__, response) => void response.end(body))).toMatchObject({ problem });
  });

  it('times out when there is no response', async () => {
    expect(await problemOf(() => {}, 100)).toMatchObject({ problem: 'timeout' });
  });

  it('times out when a response starts and never ends', async () => {
    const error = await problemOf((_, response) => void response.write('{'), 200);
    expect(error).toMatchObject({ problem: 'timeout' });
  });

  it('reports a broken connection', async () => {
    const error = await problemOf((request) => void request.socket.destroy());
    expect(error).toMatchObject({ problem: 'network' });
  });
});

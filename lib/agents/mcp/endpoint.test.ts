import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { describe, expect, it } from 'vitest';
import { type EndpointOptions, mcpEndpoint, preflightResponse } from './endpoint';
import { MCP_LIMITS } from './limits';
import { PROTOCOL_HEADERS } from './testing/post';

const ping = (id: number | string) => ({ jsonrpc: '2.0', id, method: 'ping' });

const isBody = (body: unknown): body is string | ReadableStream =>
  typeof body === 'string' || body instanceof ReadableStream;

function endpoint(options: Partial<EndpointOptions> = {}) {
  const respond = mcpEndpoint({ requestsPerMinute: 100, trustedProxies: 0, ...options });
  return (body: unknown, headers: Record<string, string> = {}) =>
    respond(
      new Request('https://docs.example/mcp', {
        method: 'POST',
        headers: { ...PROTOCOL_HEADERS, ...headers },
        body: isBody(body) ? body : JSON.stringify(body),
        duplex: 'half',
      } as RequestInit),
    );
}

/** A server whose only tool never returns. */
function silentServer(): McpServer {
  const server = new McpServer({ name: 'silent', version: '1.0.0' });
  server.registerTool('wait', {}, () => new Promise(() => {}));
  return server;
}

describe('the endpoint', () => {
  it('responds to a message with JSON that is not cached and that any site may read', async () => {
    const response = await endpoint()(ping(1));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
  });

  it.each(['', '*/*', 'text/html'])(
    'responds with JSON to a client that accepts "%s"',
    async (accept) => {
      const response = await endpoint()(ping(1), { accept });
      expect(await response.json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
    },
  );

  it('responds to each message of a batch', async () => {
    const batch = Array.from({ length: MCP_LIMITS.batch }, (_, id) => ping(id));
    const responses = await (await endpoint()(batch)).json();
    expect(responses.map(({ id }: { id: number }) => id)).toEqual(batch.map(({ id }) => id));
  });

  it('responds to a notification without a body', async () => {
    const response = await endpoint()({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect(response.status).toBe(202);
    expect(await response.text()).toBe('');
  });

  it('responds to a request that is canceled in its own batch', async () => {
    const cancel = {
      jsonrpc: '2.0',
      method: 'notifications/cancelled',
      params: { requestId: 1, reason: 'never mind' },
    };
    const response = await endpoint()([ping(1), cancel]);
    expect(await response.json()).toMatchObject({ id: 1, result: {} });
  });

  it('responds to two requests with the same id', async () => {
    expect((await endpoint()([ping(1), ping(1)])).status).toBe(200);
  });

  it('returns 503 if a tool takes too long', async () => {
    const response = await endpoint({ newServer: silentServer, timeoutMs: 20 })({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'wait', arguments: {} },
    });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('10');
    expect(await response.json()).toMatchObject({
      error: { message: 'The request took too long. Try again in 10 seconds.' },
    });
  });

  it('rejects a body that is nested too deep, has too many messages or is too large', async () => {
    const send = endpoint();
    const { batch, bodyBytes, depth } = MCP_LIMITS;
    const tooDeep = await send('['.repeat(depth + 1));
    const tooMany = await send(Array(batch + 1).fill(ping(1)));
    const tooLarge = await send('x'.repeat(bodyBytes + 1));
    expect(await tooDeep.json()).toMatchObject({
      error: {
        code: -32600,
        message: `The body must have at most ${depth} levels of nested arrays and objects.`,
      },
    });
    expect((await tooMany.json()).error.message).toContain(`It must have at most ${batch}.`);
    expect(tooLarge.status).toBe(413);
  });

  it.each<[string, UnderlyingDefaultSource, number, string]>([
    [
      'is not UTF-8',
      {
        start(controller) {
          controller.enqueue(Buffer.from('"\xe9"', 'latin1'));
          controller.close();
        },
      },
      -32700,
      'The body must be UTF-8.',
    ],
    [
      'is incomplete',
      { start: (controller) => controller.error(new Error('closed')) },
      -32000,
      'The body is incomplete.',
    ],
    ['is too slow', {}, -32000, 'The body must arrive within 0.02 seconds.'],
  ])('rejects a body that %s', async (_problem, source, code, message) => {
    const response = await endpoint({ timeoutMs: 20 })(new ReadableStream(source));
    expect(response.status).toBe(400);
    expect((await response.json()).error).toEqual({ code, message });
  });

  it.each([
    ['https://agent.example', 200],
    ['null', 200],
    ['vscode-webview://1ab2', 200],
    ['http://localhost:6274', 200],
    ['evil', 403],
    ['https://agent.example/path', 403],
  ])('responds to the origin %s with %d', async (origin, status) => {
    expect((await endpoint()(ping(1), { origin })).status).toBe(status);
  });

  it('allows all sites in the preflight response, and lists the methods', () => {
    const { status, headers } = preflightResponse();
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('the rate limit', () => {
  it('counts the messages of a batch', async () => {
    const send = endpoint({ requestsPerMinute: 4 });
    const headers = { 'x-forwarded-for': '203.0.113.5' };
    expect((await send([ping(1), ping(2), ping(3)], headers)).status).toBe(200);
    const rejected = await send([ping(1), ping(2)], headers);
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await rejected.json()).toMatchObject({ jsonrpc: '2.0', id: null });
  });

  it('is shared within an IPv6 network and separate for the next one', async () => {
    const send = endpoint({ requestsPerMinute: 1 });
    const from = (address: string) => send(ping(1), { 'x-forwarded-for': address });
    expect((await from('2001:db8::1')).status).toBe(200);
    expect((await from('2001:db8::2')).status).toBe(429);
    expect((await from('2001:db8:0:1::1')).status).toBe(200);
  });
});

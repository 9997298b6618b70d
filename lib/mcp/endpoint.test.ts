import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { describe, expect, it } from 'vitest';
import { allowOrigins, type EndpointOptions, mcpEndpoint } from './endpoint';
import { MCP_LIMITS } from './limits';
import { PROTOCOL_HEADERS } from './testing/post';

const ping = (id: number | string) => ({ jsonrpc: '2.0', id, method: 'ping' });

function endpoint(options: Partial<EndpointOptions> = {}) {
  const answer = mcpEndpoint({ requestsPerMinute: 100, trustedProxies: 0, ...options });
  return (body: unknown, headers: Record<string, string> = {}) =>
    answer(
      new Request('https://docs.example/mcp', {
        method: 'POST',
        headers: { ...PROTOCOL_HEADERS, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
}

/** A server whose only tool never answers. */
function silentServer(): McpServer {
  const server = new McpServer({ name: 'silent', version: '1.0.0' });
  server.registerTool('wait', {}, () => new Promise(() => {}));
  return server;
}

describe('the endpoint', () => {
  it('answers a message with JSON that nobody stores and any site may read', async () => {
    const answer = await endpoint()(ping(1));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
  });

  it('answers each message of a batch', async () => {
    const batch = Array.from({ length: MCP_LIMITS.batch }, (_, id) => ping(id));
    const answers = await (await endpoint()(batch)).json();
    expect(answers.map(({ id }: { id: number }) => id)).toEqual(batch.map(({ id }) => id));
  });

  it('takes a notification without a word', async () => {
    const answer = await endpoint()({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect(answer.status).toBe(202);
    expect(await answer.text()).toBe('');
  });

  it('answers a request that is cancelled beside itself', async () => {
    const cancel = {
      jsonrpc: '2.0',
      method: 'notifications/cancelled',
      params: { requestId: 1, reason: 'never mind' },
    };
    const answer = await endpoint()([ping(1), cancel]);
    expect(await answer.json()).toMatchObject({ id: 1, result: {} });
  });

  it('answers two requests with the same id', async () => {
    expect((await endpoint()([ping(1), ping(1)])).status).toBe(200);
  });

  it('gives up on what takes too long', async () => {
    const answer = await endpoint({ newServer: silentServer, timeoutMs: 20 })({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'wait', arguments: {} },
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('10');
    expect(await answer.json()).toMatchObject({ error: { message: 'The answer took too long.' } });
  });

  it('says how deep, how many and how large a body may be', async () => {
    const ask = endpoint();
    const { batch, bodyBytes, depth } = MCP_LIMITS;
    const tooDeep = await ask('['.repeat(depth + 1));
    const tooMany = await ask(Array(batch + 1).fill(ping(1)));
    const tooLarge = await ask('x'.repeat(bodyBytes + 1));
    expect(await tooDeep.json()).toMatchObject({
      error: { code: -32600, message: `The body is nested deeper than ${depth} levels.` },
    });
    expect((await tooMany.json()).error.message).toContain(`at most ${batch} are answered`);
    expect(tooLarge.status).toBe(413);
  });

  it.each([
    ['https://agent.example', 200],
    ['null', 200],
    ['vscode-webview://1ab2', 200],
    ['http://localhost:6274', 200],
    ['evil', 403],
    ['https://agent.example/path', 403],
  ])('answers the origin %s with %d', async (origin, status) => {
    expect((await endpoint()(ping(1), { origin })).status).toBe(status);
  });

  it('tells browsers beforehand what they may send', () => {
    const { status, headers } = allowOrigins();
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('the limit of requests', () => {
  it('counts the messages of a batch', async () => {
    const ask = endpoint({ requestsPerMinute: 4 });
    const headers = { 'x-forwarded-for': '203.0.113.5' };
    expect((await ask([ping(1), ping(2), ping(3)], headers)).status).toBe(200);
    const refused = await ask([ping(1), ping(2)], headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ jsonrpc: '2.0', id: null });
  });

  it('is one for a whole IPv6 network, and another for the next', async () => {
    const ask = endpoint({ requestsPerMinute: 1 });
    const from = (address: string) => ask(ping(1), { 'x-forwarded-for': address });
    expect((await from('2001:db8::1')).status).toBe(200);
    expect((await from('2001:db8::2')).status).toBe(429);
    expect((await from('2001:db8:0:1::1')).status).toBe(200);
  });
});

import { describe, expect, it } from 'vitest';
import { env } from '../../site/config/env';
import { startSite } from '../../tools/testing/servers/site-server';
import { url } from './testing/built-client';
import { PROTOCOL_HEADERS, send } from './testing/post';

describe('a page of another site', () => {
  it('may send requests, without credentials', async () => {
    const origin = 'https://agent.example';
    const preflight = await send(url, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toContain('MCP-Protocol-Version');
    const response = await send(url, {
      headers: { ...PROTOCOL_HEADERS, origin },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
    });
    expect(response.status).toBe(200);
    for (const { headers } of [preflight, response]) {
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });
});

describe('a client with too many requests', () => {
  const limit = 5;

  /** Starts a separate server, sends more requests than it allows, then one from another address. */
  async function exceedLimit(trustedProxies: number, forwardedFor: (client: string) => string) {
    const strict = await startSite(process.cwd(), {
      MCP_REQUESTS_PER_MINUTE: String(limit),
      TRUSTED_PROXIES: String(trustedProxies),
    });
    const ping = (client: string) =>
      send(`${strict.origin}${env.BASE_PATH}/mcp`, {
        headers: { ...PROTOCOL_HEADERS, 'x-forwarded-for': forwardedFor(client) },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
      });
    try {
      const first: number[] = [];
      for (let count = 0; count < limit; count++) first.push((await ping('203.0.113.5')).status);
      return { first, next: await ping('203.0.113.5'), other: await ping('203.0.113.6') };
    } finally {
      await strict.stop();
    }
  }

  it('gets 429 with Retry-After, while others get a response', async () => {
    // A client can invent the first entry.
    const results = await exceedLimit(1, (client) => `${Math.random()}, ${client}`);
    expect(results.first).toEqual(Array(limit).fill(200));
    expect(results.next.status).toBe(429);
    expect(Number(results.next.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(JSON.parse(results.next.text)).toMatchObject({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32000 },
    });
    expect(results.other.status).toBe(200);
  });

  it("can't avoid the limit with X-Forwarded-For if there is no proxy", async () => {
    const results = await exceedLimit(0, (client) => client);
    expect(results.first).toEqual(Array(limit).fill(200));
    expect([results.next.status, results.other.status]).toEqual([429, 429]);
  });
});

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations as contractOperations } from '../api/operations';
import { env } from '../config/env';
import { origin, request } from '../testing/built-site';
import { startSite } from '../testing/site-server';
import { MCP_LIMITS } from './limits';
import { MALFORMED_REQUESTS } from './testing/malformed-requests';
import { PROTOCOL_HEADERS, send } from './testing/post';

const url = `${origin}${env.BASE_PATH}/mcp`;
let client: Client;

beforeAll(async () => {
  client = await connect();
});
afterAll(() => client?.close());

async function connect(): Promise<Client> {
  const fresh = new Client({ name: 'test', version: '1.0.0' });
  await fresh.connect(new StreamableHTTPClientTransport(new URL(url)));
  return fresh;
}

/** Calls a tool and returns its result. The client validates the result against the schema of the tool. */
async function call(name: string, given: Record<string, unknown> = {}) {
  const { isError, structuredContent, content } = await client.callTool({ name, arguments: given });
  const [block] = content as { type: string; text: string }[];
  return {
    isError: isError === true,
    // biome-ignore lint/suspicious/noExplicitAny: the client has checked it against the schema of the tool.
    data: structuredContent as any,
    text: block?.text ?? '',
  };
}

describe('a client of the protocol', () => {
  it('reads the name and the capabilities of the server', () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'laurel-docs', title: 'Laurel Docs' });
    expect(client.getServerCapabilities()).toEqual({ tools: { listChanged: false } });
    expect(client.getInstructions()).toContain('search_docs');
  });

  it('lists read-only tools, each with a strict input schema and a description', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_docs',
      'read_page',
      'list_pages',
      'list_operations',
      'read_operation',
      'validate_payload',
    ]);
    for (const { name, title, description, inputSchema, outputSchema, annotations } of tools) {
      expect(title, name).toMatch(/\S/);
      expect(description?.length, name).toBeGreaterThan(80);
      expect(annotations, name).toMatchObject({
        readOnlyHint: true,
        idempotentHint: true,
        openWorldHint: false,
      });
      expect(inputSchema.additionalProperties, name).toBe(false);
      expect(outputSchema?.type, name).toBe('object');
      for (const [key, schema] of Object.entries(inputSchema.properties ?? {})) {
        expect(schema, `${name}.${key}`).toHaveProperty('description');
      }
    }
  });
});

describe('search_docs', () => {
  it('finds a method by its name, with address and snippet', async () => {
    const { data, text } = await call('search_docs', { query: 'createWishlistItem', area: 'Sdk' });
    const address = `${env.SITE_URL}${env.BASE_PATH}/docs/Sdk/modules/wishlists/methods/createWishlistItem`;
    expect(data.results[0]).toMatchObject({ title: 'createWishlistItem', address });
    expect(data.results[0].snippet).toMatch(/\S/);
    expect(text).toContain(address);
  });

  it('returns operations that read_operation accepts', async () => {
    const { data } = await call('search_docs', { query: 'redeem points', area: 'Api', limit: 10 });
    expect(data.results.length).toBeLessThanOrEqual(10);
    const operations = data.results.map(({ operation }: { operation: string }) => operation);
    expect(operations).toContain('redeem');
    for (const operation of operations) {
      expect((await call('read_operation', { operation })).isError).toBe(false);
    }
  });

  it('reports that there are no results', async () => {
    const { data, text, isError } = await call('search_docs', { query: 'xqzzv' });
    expect(data.results).toEqual([]);
    expect(isError).toBe(false);
    expect(text).toContain('No results');
  });
});

describe('read_page', () => {
  it.each(['/docs/Sdk/react_sdk', '/docs', '/markdown-page', '/docs/Webhooks/behavior'])(
    'returns the page Markdown of %s',
    async (path) => {
      const markdown = await request(`${env.BASE_PATH}${path}.md`);
      const { data, text } = await call('read_page', { address: path, max_characters: 50_000 });
      expect(data.markdown).toBe(markdown.body.toString());
      expect(data.next_offset).toBeNull();
      expect(text).toBe(data.markdown);
    },
  );

  it('accepts an address in every form', async () => {
    const path = '/docs/Sdk/react_sdk';
    const { data } = await call('read_page', { address: path });
    const base = env.SITE_URL + env.BASE_PATH;
    for (const address of [
      `${base}${path}`,
      `${base}${path}.md`,
      `${path}.md`,
      `${path}.html`,
      `${path}/`,
      `${path}?from=mail`,
      `${env.BASE_PATH}${path}`,
      'docs/Sdk/react_sdk',
    ]) {
      expect((await call('read_page', { address })).data, address).toEqual(data);
    }
  });

  it('returns one section with its subsections, and no other', async () => {
    const path = '/docs/Sdk/modules/wishlists/methods/createWishlistItem';
    const { data } = await call('read_page', { address: `${path}#result` });
    expect(data.section).toBe('result');
    expect(data.markdown).toMatch(/^## Result\n/);
    expect(data.markdown).toContain('### Members of the item');
    expect(data.markdown.match(/^## /gm)).toHaveLength(1);
  });

  it('returns the longest page in parts that add up to the page', async () => {
    const markdown = (await request(`${env.BASE_PATH}/docs/dictionary.md`)).body.toString();
    const parts: string[] = [];
    let offset: number | null = 0;
    while (offset !== null && parts.length < 100) {
      const { data } = await call('read_page', {
        address: '/docs/dictionary',
        offset,
        max_characters: 10_000,
      });
      expect(data.markdown.length).toBeLessThanOrEqual(10_000);
      expect(data.total_characters).toBe(markdown.length);
      parts.push(data.markdown);
      offset = data.next_offset;
    }
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.join('')).toBe(markdown);
  });

  it.each([
    ['/docs/Sdk/react_skd', '/docs/Sdk/react_sdk'],
    ['/docs/Sdk/react_sdk#nope', 'Its sections: '],
    ['https://elsewhere.example/docs', 'is not an address of this site'],
    ['/api#redeem', 'read_operation with operation "redeem"'],
    ['/api/rewards.md#redeem', 'read_operation with operation "redeem"'],
    ['/api', 'list_operations'],
    ['/api/rewards.md', 'list_operations'],
  ])('tells for %s what to do instead', async (address, hint) => {
    const { isError, text } = await call('read_page', { address });
    expect(isError).toBe(true);
    expect(text).toContain(hint);
  });
});

describe('list_pages', () => {
  it('lists pages that can be read, in parts', async () => {
    const first = await call('list_pages', { under: '/docs/Webhooks', limit: 4 });
    const second = await call('list_pages', {
      under: '/docs/Webhooks',
      limit: 4,
      offset: first.data.next_offset,
    });
    const addresses = [...first.data.pages, ...second.data.pages].map(({ address }) => address);
    expect(new Set(addresses).size).toBe(8);
    expect(first.data.total).toBeGreaterThan(8);
    for (const address of addresses) {
      expect((await call('read_page', { address })).isError, address).toBe(false);
    }
  });
});

describe('read_operation', () => {
  it('describes every operation so that it is complete without the document', async () => {
    const { data } = await call('list_operations');
    const operations = data.operations.map(({ operation }: { operation: string }) => operation);
    expect(operations.toSorted()).toEqual(contractOperations.map(({ id }) => id).toSorted());
    for (const operation of operations) {
      const { data: described, text } = await call('read_operation', { operation });
      const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target ?? '');
      for (const target of references) {
        expect(target, operation).toMatch(/^#\/\$defs\//);
        expect(described.$defs, operation).toHaveProperty([target.slice('#/$defs/'.length)]);
      }
      expect(text, operation).not.toContain('#/components/');
      expect(described.errors.length, operation).toBeGreaterThan(2);
    }
  });

  it('describes an operation by its name, and by method and path', async () => {
    const { data } = await call('read_operation', { operation: 'redeem' });
    expect(data).toMatchObject({
      method: 'POST',
      path: '/v2/rewards/redeem',
      scope: 'write_reward',
    });
    expect(data.request_bodies[0].content_type).toBe('application/json');
    expect(data.request_bodies[0].examples.length).toBeGreaterThan(0);
    expect(data.curl).toContain('/v2/rewards/redeem');
    const { data: same } = await call('read_operation', { method: data.method, path: data.path });
    expect(same).toEqual(data);
  });

  it('suggests similar names, and the right method for a path', async () => {
    expect((await call('read_operation', { operation: 'redem' })).text).toContain('redeem');
    expect(
      (await call('read_operation', { method: 'GET', path: '/v2/rewards/redeem' })).text,
    ).toContain('It accepts POST.');
  });
});

describe('validate_payload', () => {
  it('accepts every example of the contract', async () => {
    for (const { id: operation } of contractOperations) {
      const { data } = await call('read_operation', { operation });
      const bodies = [
        { body: 'request', list: data.request_bodies },
        ...[...data.answers, ...data.errors].map(({ status, bodies: list = [] }) => ({
          body: status,
          list,
        })),
      ];
      for (const { body, list } of bodies) {
        for (const { content_type: type, examples } of list) {
          if (type !== 'application/json') continue;
          for (const { value } of examples) {
            const { data: verdict } = await call('validate_payload', {
              operation,
              body,
              payload: value,
            });
            expect(verdict, `${operation} ${body}`).toMatchObject({ valid: true, faults: [] });
          }
        }
      }
    }
  });

  it('returns each error with its path', async () => {
    const { data, text } = await call('validate_payload', {
      operation: 'redeem',
      payload: { customerIdentifier: '7400112', ruleId: '51', color: 'red' },
    });
    expect(data.valid).toBe(false);
    expect(data.faults.map(({ path }: { path: string }) => path).toSorted()).toEqual([
      '/color',
      '/ruleId',
    ]);
    expect(text).toContain('/color: is not a known field');
  });

  it('validates payloads of webhook topics and values of named schemas', async () => {
    const payload = { occurredAt: 'yesterday' };
    const topic = await call('validate_payload', { topic: 'customer/balanceUpdated', payload });
    expect(topic.data.faults.map(({ path }: { path: string }) => path)).toContain('/occurredAt');
    const schema = await call('validate_payload', {
      schema: 'WebhookTopic',
      payload: 'review/created',
    });
    expect(schema.data).toMatchObject({ valid: true });
  });

  it('parses an object that is passed as a string', async () => {
    const { data } = await call('validate_payload', {
      operation: 'redeem',
      payload: '{"customerIdentifier":"7400112","ruleId":51}',
    });
    expect(data.valid).toBe(true);
  });

  it('limits the number of errors', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, key) => [`k${key}`, 1]));
    const { data } = await call('validate_payload', { schema: 'Review', payload: many });
    expect(data.faults).toHaveLength(MCP_LIMITS.errors);
    expect(data.more_faults).toBeGreaterThan(400);
  });
});

/** Whether a response is an error: by its status, as an error of the protocol, or as an error of a tool. */
function isErrorResponse(status: number, text: string): boolean {
  if (status >= 400) return true;
  const response: unknown = JSON.parse(text);
  return (
    typeof response === 'object' &&
    response !== null &&
    ('error' in response ||
      ('result' in response && (response.result as { isError?: boolean }).isError === true))
  );
}

describe('a malformed request', () => {
  it('exists in more than 100 variants', () => {
    expect(MALFORMED_REQUESTS.length).toBeGreaterThan(100);
  });

  it('is rejected with a message, and the server keeps running', async () => {
    const statuses = new Map<number, number>();
    for (const { problem, ...request } of MALFORMED_REQUESTS) {
      const { status, headers, text } = await send(url, request);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect(status, problem).toBeLessThan(500);
      expect(headers['content-type'], problem).toMatch(/^application\/json/);
      expect(isErrorResponse(status, text), `${problem}: ${status} ${text.slice(0, 200)}`).toBe(
        true,
      );
      expect(text, problem).not.toMatch(/\bat .+\.[jt]s:\d|node_modules|\/work\//);
      expect(text.length, problem).toBeLessThan(20_000);
    }
    console.log(
      `${MALFORMED_REQUESTS.length} malformed requests, by status:`,
      Object.fromEntries([...statuses].sort(([a], [b]) => a - b)),
    );
    const fresh = await connect();
    expect((await fresh.listTools()).tools).toHaveLength(6);
    await fresh.close();
    expect((await call('search_docs', { query: 'tiers' })).data.results).not.toEqual([]);
  });

  it('lists the allowed methods', async () => {
    const { status, headers } = await send(url, { method: 'GET' });
    expect(status).toBe(405);
    expect(headers.allow).toBe('POST, OPTIONS');
  });
});

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

  /** Sends more requests to a server of its own than it allows, then one from another address. */
  async function exceedLimit(trustedProxies: number, forwardedFor: (client: string) => string) {
    const strict = await startSite(process.cwd(), {
      MCP_REQUESTS_PER_MINUTE: String(limit),
      TRUSTED_PROXIES: String(trustedProxies),
    });
    const ask = (client: string) =>
      send(`${strict.origin}${env.BASE_PATH}/mcp`, {
        headers: { ...PROTOCOL_HEADERS, 'x-forwarded-for': forwardedFor(client) },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
      });
    try {
      const first: number[] = [];
      for (let count = 0; count < limit; count++) first.push((await ask('203.0.113.5')).status);
      return { first, next: await ask('203.0.113.5'), other: await ask('203.0.113.6') };
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

  it('gains nothing from a header of its own if there is no proxy', async () => {
    const results = await exceedLimit(0, (client) => client);
    expect(results.first).toEqual(Array(limit).fill(200));
    expect([results.next.status, results.other.status]).toEqual([429, 429]);
  });
});

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROTOCOL_HEADERS, send } from '../../../agents/mcp/testing/post';
import { CONTENT_FILES } from '../../../content/load/built-files';
import { env } from '../../../site/config/env';
import { type SiteServer, startSite } from '../../testing/servers/site-server';

const STANDALONE = '.next/standalone';

/** Files in the folder of the server that only the build needs. */
function contentFiles(): string[] {
  return readdirSync(STANDALONE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/(^|\/)node_modules(\/|$)/.test(entry.parentPath))
    .map(({ name }) => name)
    .filter(
      (name) => name.endsWith('.md') || name === 'sidebar.yaml' || name === CONTENT_FILES.index,
    );
}

describe('the server of a build', () => {
  it('contains no content files', () => {
    expect(existsSync(join(STANDALONE, 'content'))).toBe(false);
    expect(contentFiles()).toEqual([]);
  });
});

describe('a new server responds to its first request without the content', () => {
  let server: SiteServer;
  beforeAll(async () => {
    server = await startSite(process.cwd());
  });
  afterAll(() => server?.stop());

  const get = (path: string) => server.send(env.BASE_PATH + path);

  it('for the search', async () => {
    const { status, body } = await get('/search.json?q=points');
    expect(status).toBe(200);
    expect(JSON.parse(body.toString()).groups.length).toBeGreaterThan(0);
    expect((await get('/search?q=points')).body.toString()).toContain('<title>');
  });

  it('for suggestions', async () => {
    const { status, body } = await get('/suggestions?path=/docs/Sdk/sdk_initialisation');
    expect(status).toBe(200);
    expect(JSON.parse(body.toString())[0]).toMatchObject({ url: '/docs/Sdk/sdk_initialization' });
  });

  it('for a page, its Markdown and a page that does not exist', async () => {
    expect((await get('/docs/Sdk')).status).toBe(200);
    expect((await get('/docs/Sdk.md')).status).toBe(200);
    expect((await get('/docs/nope')).status).toBe(404);
  });

  it('for a tool of the MCP server', async () => {
    const { status, text } = await send(`${server.origin}${env.BASE_PATH}/mcp`, {
      headers: PROTOCOL_HEADERS,
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'read_page', arguments: { address: '/docs/Sdk' } },
      }),
    });
    expect(status).toBe(200);
    expect(JSON.parse(text).result.isError).not.toBe(true);
    expect(text).toContain('# ');
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { ADDRESSES, isPageAddress, NON_PAGE_EXPRESSION } from '../site/config/addresses';

const ORIGIN = 'https://docs.example';

interface AnchorOptions {
  target?: string;
  attributes?: string[];
  basePath?: string;
}

async function hrefOf(
  href: string,
  { target = '', attributes = [], basePath = '' }: AnchorOptions = {},
) {
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', basePath);
  vi.stubEnv('NEXT_PUBLIC_NON_PAGE_EXPRESSION', NON_PAGE_EXPRESSION);
  vi.resetModules();
  const { internalHref } = await import('./internal-href');
  const anchor = { href, target, hasAttribute: (name: string) => attributes.includes(name) };
  return internalHref(anchor, { origin: ORIGIN }, basePath);
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('links to pages', () => {
  it.each([
    ['/docs/Sdk', '/docs/Sdk'],
    ['/', '/'],
    ['/docs/Sdk?tab=react#title', '/docs/Sdk?tab=react#title'],
    ['/v2docs', '/v2docs'],
    ['/docs/Sdk/1.x/start', '/docs/Sdk/1.x/start'],
    ['/docs/Sdk.html?tab=react#title', '/docs/Sdk?tab=react#title'],
    ['/docs/Sdk/index.html', '/docs/Sdk'],
    ['/index.html', '/'],
  ])('%s', async (path, href) => {
    expect(await hrefOf(ORIGIN + path)).toBe(href);
  });

  it('those that target the same window', async () => {
    expect(await hrefOf(`${ORIGIN}/docs`, { target: '_self' })).toBe('/docs');
  });

  it('have no base path in the result', async () => {
    const basePath = '/developers';
    expect(await hrefOf(`${ORIGIN}/developers/docs#a`, { basePath })).toBe('/docs#a');
    expect(await hrefOf(`${ORIGIN}/developers`, { basePath })).toBe('/');
  });
});

describe('links left to the browser', () => {
  it.each([
    ['other sites', 'https://www.example/docs'],
    ['the same host over another protocol', 'http://docs.example/docs'],
    ['other schemes', 'mailto:help@docs.example'],
    ['anchors without href', ''],
    ['pages as Markdown', `${ORIGIN}/docs/Sdk.md`],
    ['other files', `${ORIGIN}/v2.json`],
    ['files with a query', `${ORIGIN}/docs/Sdk.md?download`],
    ['endpoints of the API', `${ORIGIN}/v2/rewards/tiers`],
    ['the API itself', `${ORIGIN}/v2`],
    ['the sandbox', `${ORIGIN}/sandbox`],
    ['the MCP server', `${ORIGIN}/mcp`],
  ])('%s', async (_, href) => {
    expect(await hrefOf(href)).toBeNull();
  });

  it('links to other windows', async () => {
    expect(await hrefOf(`${ORIGIN}/docs`, { target: '_blank' })).toBeNull();
  });

  it('downloads', async () => {
    expect(await hrefOf(`${ORIGIN}/docs`, { attributes: ['download'] })).toBeNull();
  });

  it('paths outside the base path', async () => {
    const basePath = '/developers';
    expect(await hrefOf(`${ORIGIN}/docs`, { basePath })).toBeNull();
    expect(await hrefOf(`${ORIGIN}/developers-guide`, { basePath })).toBeNull();
    expect(await hrefOf(`${ORIGIN}/developers/v2/rewards`, { basePath })).toBeNull();
  });
});

describe('every address in the table of addresses', () => {
  const paths = ADDRESSES.map(({ pattern }) => pattern.replace('*', 'some-name'));

  it.each(paths)('%s is one only if it is a page', async (path) => {
    expect((await hrefOf(ORIGIN + path)) !== null).toBe(isPageAddress(path));
  });
});

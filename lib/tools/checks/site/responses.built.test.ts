import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { request } from '../../testing/servers/built-site';

/** A copy of the expected values, so that a test fails if a header is changed by mistake. */
const EVERYWHERE = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
const DOCUMENT = {
  ...EVERYWHERE,
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=(), clipboard-write=(self), fullscreen=(self)',
  'cross-origin-opener-policy': 'same-origin',
};
const POLICY =
  /^default-src 'none'; script-src 'self'( '(sha256-[\w+/]{43}=|nonce-[\w=]+)')+; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self' https:\/\/api\.laurel\.example; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/;
/** Headers that would reveal the software of the site, set cookies, or let other sites use them. */
const FORBIDDEN_HEADERS = [
  'x-powered-by',
  'server',
  'set-cookie',
  'access-control-allow-credentials',
];

describe('headers', () => {
  it.each([
    ['/', 200],
    ['/docs', 200],
    ['/docs/Sdk', 200],
    ['/docs/Sdk/placeholders', 200],
    ['/api', 200],
    ['/markdown-page', 200],
    ['/search', 200],
    ['/search?q=points', 200],
    ['/nope', 404],
    ['/docs/nope', 404],
  ])('of the page %s', async (path, expectedStatus) => {
    const { status, headers } = await request(path);
    expect(status).toBe(expectedStatus);
    expect(headers).toMatchObject({
      ...DOCUMENT,
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(POLICY),
    });
    for (const name of FORBIDDEN_HEADERS) expect(headers).not.toHaveProperty(name);
  });

  it.each(['/v2/docs/openapi.json', '/v2/docs/openapi.yaml', '/opensearch.xml', '/docs/Sdk.md'])(
    'of %s, which other sites may load',
    async (path) => {
      const { status, headers } = await request(path);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        ...EVERYWHERE,
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
    },
  );

  it('of redirects', async () => {
    const { status, headers } = await request('/docs/Sdk.html');
    expect(status).toBe(308);
    expect(headers).toMatchObject(EVERYWHERE);
  });

  it('of build files make them cacheable forever', async () => {
    const html = (await request('/docs')).body.toString();
    const [file = ''] = /\/_next\/static\/[^"]+\.css/.exec(html) ?? [];
    const { status, headers } = await request(file);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      ...EVERYWHERE,
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('have a new nonce for each request', async () => {
    const nonce = async () => (await request('/search')).headers['content-security-policy'];
    expect(await nonce()).not.toBe(await nonce());
  });

  it('ignore a policy in the request', async () => {
    const { headers, body } = await request('/search', {
      headers: { 'content-security-policy': "script-src 'nonce-mine'" },
    });
    expect(headers['content-security-policy']).not.toContain('mine');
    expect(body.toString()).not.toContain('nonce="mine"');
  });
});

describe('a page', () => {
  it('has HTML and Markdown at one address, which caches distinguish by Vary', async () => {
    for (const accept of ['text/html', 'text/markdown']) {
      const { headers } = await request('/docs/Sdk', { headers: { accept } });
      expect(headers['content-type']).toBe(`${accept}; charset=utf-8`);
      expect(headers.vary).toMatch(/\bAccept\b(?!-)/);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
  });

  it('links to its Markdown and to llms.txt in a header', async () => {
    expect((await request('/docs/Sdk')).headers.link).toBe(
      '</docs/Sdk.md>; rel="alternate"; type="text/markdown", </llms.txt>; rel="llms-txt"; type="text/plain"',
    );
  });

  it('returns 304 if it has not changed', async () => {
    const { headers } = await request('/docs/Sdk');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await request('/docs/Sdk', {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    const other = await request('/docs/Sdk', { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it('is sent compressed, in an encoding that the browser accepts', async () => {
    const plain = (await request('/docs/Sdk')).body;
    for (const [encoding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, body } = await request('/docs/Sdk', {
        headers: { 'accept-encoding': encoding },
      });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toMatch(/\bAccept-Encoding\b/);
      expect(Number(headers['content-length'])).toBe(body.length);
      expect(decompress(body)).toEqual(plain);
    }
  });

  it('is sent without its body for HEAD', async () => {
    const { status, headers, body } = await request('/docs/Sdk', { method: 'HEAD' });
    expect(status).toBe(200);
    expect(Number(headers['content-length'])).toBeGreaterThan(1_000);
    expect(body).toHaveLength(0);
  });

  it('is the same with a query', async () => {
    const { status, headers } = await request('/docs/Sdk?utm_source=mail');
    expect(status).toBe(200);
    expect(headers.etag).toBe((await request('/docs/Sdk')).headers.etag);
  });

  it('returns 405 for other methods', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const { status } = await request('/docs/Sdk', { method });
      expect(status, method).toBe(405);
    }
  });
});

import { METHOD } from '../support/pages';
import { expect, test } from '../support/test';

test.describe('.html, index.html and trailing slash', () => {
  for (const [from, to] of [
    [`${METHOD}.html`, METHOD],
    [`${METHOD}/index.html`, METHOD],
    [`${METHOD}.html?tab=react&x=%20`, `${METHOD}?tab=react&x=%20`],
    ['/index.html', '/'],
    ['/markdown-page.html', '/markdown-page'],
    ['/docs.html', '/docs'],
    ['/docs/index.html', '/docs'],
    ['/api/index.html', '/api'],
    ['/docs/', '/docs'],
    ['/api/', '/api'],
    [`${METHOD}/`, METHOD],
  ] as const) {
    test(`${from} redirects permanently to ${to}`, async ({ request, baseURL }) => {
      const response = await request.get(from, { maxRedirects: 0 });
      expect(response.status()).toBe(308);
      const address = new URL(response.headers().location ?? '', baseURL);
      expect(address.pathname + address.search).toBe(to);
      expect((await request.get(from)).status()).toBe(200);
    });
  }

  for (const path of [
    '//evil.example/x.html',
    '//evil.example/index.html',
    '/%2Fevil.example.html',
    '/\\evil.example.html',
    '/https:/evil.example/index.html',
  ]) {
    test(`${path} does not redirect to another site`, async ({ request, baseURL }) => {
      const response = await request.get(baseURL + path, { maxRedirects: 0 });
      const address = new URL(response.headers().location ?? '/', `${baseURL}/`);
      expect(address.origin).toBe(baseURL);
    });
  }

  test('keep the fragment', async ({ page }) => {
    await page.goto(`${METHOD}.html#parameters`);
    await expect(page).toHaveURL(`${METHOD}#parameters`);
    await expect(page.locator('#parameters')).toBeInViewport();
  });
});

import { expect, type Page, test } from '@playwright/test';

const OTHERS = ['/', '/docs', '/docs/Sdk/sdk_initialization', '/markdown-page'];

/** The scripts and styles that a page loads, with their text. */
async function filesOf(page: Page, address: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  page.on('response', async (response) => {
    const path = new URL(response.url()).pathname;
    if (/\.(js|css)$/.test(path)) files.set(path, await response.text().catch(() => ''));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return files;
}

for (const address of OTHERS) {
  test(`${address} loads no part of the viewer`, async ({ page }) => {
    const files = await filesOf(page, address);
    expect(files.size).toBeGreaterThan(0);
    for (const [path, text] of files) {
      expect(text.includes('swagger-ui') || text.includes('api-viewer'), path).toBe(false);
    }
  });
}

test('/api does not load the viewer with its first scripts and styles', async ({ page }) => {
  const html = await (await page.request.get('/api')).text();
  const files = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))[^"]*"/g)].map(
    ([, path = '']) => path,
  );
  expect(files.length).toBeGreaterThan(0);
  for (const path of new Set(files)) {
    const text = await (await page.request.get(path)).text();
    expect(text.includes('opblock-body'), path).toBe(false);
  }
});

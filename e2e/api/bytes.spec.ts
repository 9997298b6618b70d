import { expect, type Page, type Response, test } from '@playwright/test';
import { share } from '../../lib/tools/testing/runner/test-all';

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

function isViewer(script: string): boolean {
  return script.includes('opblock-body');
}

/** The response with the code of the viewer. */
function viewerResponse(page: Page): Promise<Response> {
  return page.waitForResponse(
    async (response) => response.url().endsWith('.js') && isViewer(await response.text()),
  );
}

for (const address of share(OTHERS, 0, 2)) {
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
    expect(isViewer(text), path).toBe(false);
  }
});

test('/api loads the viewer when the pointer is at a link to an operation', async ({ page }) => {
  const files = await filesOf(page, '/api');
  expect([...files.values()].filter(isViewer)).toEqual([]);
  const viewer = viewerResponse(page);
  await page.locator('article#redeem').getByRole('link').first().hover();
  await viewer;
  await expect(page.locator('.api-viewer')).toHaveCount(0);
});

test('a link to an operation does not wait for the scripts of /api to request the viewer', async ({
  page,
}) => {
  // The first script of the page never arrives, and the others run after it.
  await page.route('**/_next/static/pages/*.js', () => {});
  const viewer = viewerResponse(page);
  await page.goto('/api#redeem', { waitUntil: 'commit' });
  await viewer;
});

import { expect, open, test } from '../support/test';

test.describe('red banner on the home page', () => {
  test('is not shown if the scripts work, and is not in the HTML for crawlers', async ({
    page,
    request,
  }) => {
    await open(page, '/');
    await page.waitForLoadState('load');
    await expect(page.locator('#not-loaded')).toHaveCount(0);
    expect(await (await request.get('/')).text()).not.toContain('<div id="not-loaded"');
  });

  test.describe('without scripts', () => {
    test.use({ expectedMessages: [/ERR_FAILED|Reloading the whole page/] });

    test('names other causes if the address matches the base path', async ({ page }) => {
      await page.route('**/_next/**', (route) => route.abort());
      await page.goto('/');
      const banner = page.getByRole('alert').filter({ hasText: 'did not load properly' });
      await expect(banner).toContainText(
        'a browser extension or a proxy blocks files below /_next',
      );
      await expect(banner).not.toContainText('should be');
    });

    test('shows the configured and the likely base path if they differ', async ({ page }) => {
      await page.route('**/_next/**', (route) => route.abort());
      await page.route('**/elsewhere/', async (route) =>
        route.fulfill({ response: await route.fetch({ url: new URL('/', page.url()).href }) }),
      );
      await page.goto('/docs');
      await page.goto('/elsewhere/');
      const banner = page.getByRole('alert').filter({ hasText: 'did not load properly' });
      await expect(banner).toContainText('configured as / (the default)');
      await expect(banner).toContainText('should be /elsewhere');
    });

    test('is not shown if a script of an extension fails', async ({ page }) => {
      await page.route('**/foreign.js', (route) => route.abort());
      await page.goto('/');
      await page.evaluate(async () => {
        const script = document.createElement('script');
        script.src = '/foreign.js';
        const failed = new Promise((resolve) => script.addEventListener('error', resolve));
        document.head.append(script);
        await failed;
      });
      await expect(page.locator('#not-loaded')).toHaveCount(0);
    });

    test('is on the home page only', async ({ page }) => {
      await page.route('**/_next/**', (route) => route.abort());
      await page.goto('/docs');
      await expect(page.locator('#not-loaded')).toHaveCount(0);
    });
  });
});

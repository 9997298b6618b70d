import { openReady } from '../support/ready';
import { expect, NOT_FOUND_MESSAGE, open, test } from '../support/test';
import { BASE } from '../variant/environment';

const PAGE = `${BASE}/docs/Sdk/guides/colors`;

test.describe('red banner on the home page, under a base path', () => {
  test.use({ expectedMessages: [/ERR_FAILED|Reloading the whole page/] });

  test('shows the configured base and the likely one, in red and in green', async ({
    page,
    baseURL,
  }) => {
    await page.route('**/_next/**', (route) => route.abort());
    await page.route('**/moved', async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${baseURL}${BASE}` }) }),
    );
    await page.goto('/moved');
    const banner = page.getByRole('alert').filter({ hasText: 'did not load properly' });
    await expect(banner).toContainText('configured as /developers ');
    await expect(banner).toContainText('should be /moved');
    const colors = await banner
      .locator('strong')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color));
    expect(colors).toEqual(['rgb(164, 0, 0)', 'rgb(164, 0, 0)', 'rgb(10, 107, 45)']);
    expect(await banner.evaluate((box) => getComputedStyle(box).borderTopColor)).toBe(
      'rgb(204, 0, 0)',
    );
    expect(await page.evaluate(() => document.body.firstElementChild?.id)).toBe('not-loaded');
  });

  test('does not suggest the configured base', async ({ page }) => {
    await page.route('**/_next/**', (route) => route.abort());
    await page.goto(BASE);
    const banner = page.getByRole('alert').filter({ hasText: 'did not load properly' });
    await expect(banner).toContainText('blocks files below /developers/_next');
    await expect(banner).not.toContainText('should be');
  });
});

test.describe('the site under a base path', () => {
  test('requests nothing outside the base path', async ({ page }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname !== BASE && !pathname.startsWith(`${BASE}/`)) outside.push(pathname);
    });
    for (const path of ['', '/docs', '/docs/Sdk/guides/colors', '/markdown-page', '/api']) {
      await openReady(page, BASE + path);
      await page.waitForLoadState('networkidle');
      const links = await page.locator('a').evaluateAll((anchors) =>
        anchors
          .map((anchor) => anchor as HTMLAnchorElement)
          .filter(({ origin }) => origin === location.origin)
          .map(({ pathname }) => pathname),
      );
      expect(links.filter((link) => link !== BASE && !link.startsWith(`${BASE}/`))).toEqual([]);
    }
    expect(outside).toEqual([]);
  });

  test('the icon is found', async ({ page, request }) => {
    await page.goto(PAGE);
    const href = await page.locator('link[rel="icon"]').first().getAttribute('href');
    expect(href).toBe(`${BASE}/icon.svg`);
    expect((await request.get(`${BASE}/icon.svg`)).ok()).toBe(true);
  });

  test('links open the next page', async ({ page }) => {
    await openReady(page, `${BASE}/docs/Sdk/sdk_initialization`);
    const heading = page.getByRole('heading', { level: 1 });
    await page.locator('main').getByRole('link', { name: 'colors' }).click();
    await expect(page).toHaveURL(`${PAGE}#light`);
    await expect(heading).toHaveText('Colors');
    await page.locator('main a[rel="next"]').click();
    await expect(page).toHaveURL(`${BASE}/docs/Sdk/guides/sizes`);
    await page.locator('header').getByRole('link').first().click();
    await expect(page).toHaveURL(BASE);
    await page.goBack();
    await expect(heading).toHaveText('Sizes');
  });

  test('a link with .html opens the address without it', async ({ page }) => {
    await openReady(page, `${BASE}/docs/Sdk/sdk_initialization`);
    await page.locator('main').getByRole('link', { name: 'the same page' }).click();
    await expect(page).toHaveURL(`${BASE}/docs/Sdk/guides/sizes`);
  });

  test('a folder of the sidebar fetches its list', async ({ page }) => {
    await openReady(page, `${BASE}/docs/Sdk/sdk_initialization`);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByRole('button', { name: 'Pages of Guides', expanded: false }).click();
    await sidebar.getByRole('link', { name: 'Colors' }).click();
    await expect(page).toHaveURL(`${BASE}/docs/Sdk/guides/colors`);
  });

  test('the mobile menu opens its pages, and keeps query and fragment for another language', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await openReady(page, `${PAGE}?a=1#dark`);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('button', { name: 'Back to main menu' }).click();
    await menu.getByText('Language').click();
    await expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute('href', PAGE);
    await menu.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${PAGE}?a=1#dark`);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Sizes' }).click();
    await expect(page).toHaveURL(`${BASE}/docs/Sdk/guides/sizes`);
  });

  test.describe('on a missing page', () => {
    test.use({ expectedMessages: [NOT_FOUND_MESSAGE] });

    test('suggests pages that open', async ({ page }) => {
      await open(page, `${BASE}/docs/Sdk/guides/colours`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      const suggestion = page.locator('main li').filter({ hasText: 'Colors' });
      await expect(suggestion).toHaveText('Colors SDK › Guides');
      await suggestion.getByRole('link', { name: 'Colors' }).click();
      await expect(page).toHaveURL(PAGE);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colors');
    });
  });

  for (const [from, to] of [
    ['/docs/Sdk/guides/colors.html', '/docs/Sdk/guides/colors'],
    ['/docs/Sdk/guides/colors.html?a=1', '/docs/Sdk/guides/colors?a=1'],
    ['/docs/Sdk/index.html', '/docs/Sdk'],
    ['/index.html', ''],
    ['/docs/', '/docs'],
    ['/api/', '/api'],
    ['/', ''],
  ] as const) {
    test(`${from} redirects to ${to || 'the home page'}`, async ({ request, baseURL }) => {
      const response = await request.get(BASE + from, { maxRedirects: 0 });
      expect(response.status()).toBe(308);
      const address = new URL(response.headers().location ?? '', baseURL);
      expect(address.pathname + address.search).toBe(BASE + to);
      expect((await request.get(BASE + from)).status()).toBe(200);
    });
  }

  test('the Markdown of a page can be fetched and copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openReady(page, PAGE);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('A light color.');
  });

  test('the progress bar and shortcuts work as without a base path', async ({ page }) => {
    await openReady(page, PAGE);
    await page.keyboard.press('n');
    await expect(page).toHaveURL(`${BASE}/docs/Sdk/guides/sizes`);
    await page.keyboard.press('p');
    await expect(page).toHaveURL(PAGE);
    await page.locator('main').getByRole('heading', { name: 'Dark' }).getByRole('link').click();
    await expect(page).toHaveURL(`${PAGE}#dark`);
    // Longer than the delay of the bar, which is not for anchors.
    await page.waitForTimeout(500);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

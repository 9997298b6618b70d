import { expect, open, test } from '../support/test';

const START = '/docs/Sdk/react_sdk';
const TARGET = '/docs/Sdk/sdk_initialization';

test('the head is that of the page', async ({ page }) => {
  await open(page, START);
  const canonical = page.locator('head > link[rel=canonical]');
  const crawlerTags = page.locator(
    'head > meta[property^="og:"], head > meta[name^="docsearch:"], script[type="application/ld+json"]',
  );
  await expect(canonical).toHaveAttribute('href', new RegExp(`${START}$`));
  const count = await crawlerTags.count();
  expect(count).toBeGreaterThan(10);

  await page.locator(`nav a[href="${TARGET}"]`).first().click();
  await expect(page).toHaveURL(TARGET);
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', new RegExp(`${TARGET}$`));
  await expect(crawlerTags).toHaveCount(count);
  const address = page.locator('head > meta[property="og:url"]');
  await expect(address).toHaveAttribute('content', new RegExp(`${TARGET}$`));
});

test('the icons exist at the addresses in the head and where browsers expect them', async ({
  page,
  request,
}) => {
  await open(page, '/');
  const icons = page.locator('head > link[rel="icon"]');
  await expect(icons).toHaveCount(2);
  const [svg, ico] = await icons.all();
  expect(await svg?.getAttribute('href')).toMatch(/^data:image\/svg\+xml,|^\/icon\.svg$/);
  const addresses = ['/icon.svg', await ico?.getAttribute('href'), '/apple-touch-icon.png'];
  const types: (string | undefined)[] = [];
  for (const address of addresses) {
    const response = await request.get(address ?? '');
    expect(response.status()).toBe(200);
    types.push(response.headers()['content-type']);
  }
  expect(types).toEqual(['image/svg+xml', 'image/x-icon', 'image/png']);
});

import type { Page } from '@playwright/test';
import { share } from '../../lib/tools/testing/runner/test-all';
import { setDataSaver, stubConnection } from '../support/network';
import { METHOD } from '../support/pages';
import { expect, test } from '../support/test';

const GUIDE = '/docs/Sdk/react_sdk';
const guide = (page: Page) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).locator(`a[href="${GUIDE}"]`);

test('pages refer to rules by which browsers fetch the page of a link before the click', async ({
  request,
}) => {
  const address = JSON.parse((await request.get(METHOD)).headers()['speculation-rules'] ?? '');
  const response = await request.get(address);
  expect(response.headers()['content-type']).toBe('application/speculationrules+json');
  const { prefetch } = await response.json();
  expect(prefetch).toHaveLength(1);
  const [{ eagerness, where }] = prefetch;
  expect(eagerness).toBe('moderate');
  const [pages, ...others] = where.and;
  expect(pages).toEqual({ href_matches: ['/', '/*'] });
  // What is rendered on request, what is no page, and links whose address a script changes.
  for (const address of ['/search', '/v2/*', '/*.md']) {
    expect(others).toContainEqual({ not: { href_matches: address } });
  }
  expect(JSON.stringify(others)).toContain('[data-locale]');
});

/** Rests on a link and follows it. @returns how the browser got the page */
async function deliveryAfterHover(page: Page): Promise<string> {
  await guide(page).hover();
  // Browsers wait 200 ms, and report no event of the request to the page.
  await page.waitForTimeout(1_500);
  await guide(page).click();
  await expect(page).toHaveURL(GUIDE);
  return page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as unknown as { deliveryType: string })
        .deliveryType,
  );
}

test('the page of a link is fetched when the pointer rests on it, before the click', async ({
  page,
}) => {
  await page.goto(METHOD);
  expect(await deliveryAfterHover(page)).toBe('navigational-prefetch');
});

const SLOW = [
  ['with data saver', { saveData: true, effectiveType: '4g' }],
  ['on 2g', { effectiveType: '2g' }],
  ['on slow 2g', { effectiveType: 'slow-2g' }],
] as const;
for (const [what, connection] of share(SLOW, 1, 3)) {
  test(`nothing is fetched before the click ${what}; links still work`, async ({ page }) => {
    await stubConnection(page, connection);
    await page.goto(METHOD);
    expect(await deliveryAfterHover(page)).toBe('');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('React SDK');
  });
}

test('the connection of that moment decides', { tag: '@all' }, async ({ page }) => {
  await stubConnection(page, { saveData: true });
  await page.goto(METHOD);
  await setDataSaver(page, false);
  expect(await deliveryAfterHover(page)).toBe('navigational-prefetch');
});

import type { Locator } from '@playwright/test';
import { METHOD } from '../support/pages';
import { openReady } from '../support/ready';
import { expect, test } from '../support/test';

test.use({ contextOptions: { forcedColors: 'active' } });

const background = (locator: Locator) =>
  locator.evaluate((element) => getComputedStyle(element).backgroundColor);

test('forced colors show what is selected, and the logo', async ({ page }) => {
  await openReady(page, METHOD);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await contents.getByRole('link').nth(1).click();
  await expect(contents.locator('[aria-current]')).toHaveCount(1);
  for (const [selected, other] of [
    [page.locator('[role="tab"][aria-selected="true"]'), page.locator('[aria-selected="false"]')],
    [contents.locator('[aria-current]'), contents.locator('a:not([aria-current])')],
    [sidebar.locator('[aria-current]'), sidebar.locator('a:not([aria-current])')],
    [navbar.locator('[aria-current]'), navbar.locator('a:not([aria-current])')],
  ] as const) {
    expect(await background(selected.first())).not.toBe(await background(other.first()));
  }
  const logo = page.locator('header .icon-logo').first();
  expect(await background(logo)).not.toBe(await background(page.locator('body')));
});

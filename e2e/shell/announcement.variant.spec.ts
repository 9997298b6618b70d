import type { Page } from '@playwright/test';
import { layoutShift } from '../support/layout-shift';
import { openReady, ready } from '../support/ready';
import { blockStorage, seedStorage, stored } from '../support/storage';
import { expect, test } from '../support/test';
import { BASE } from '../variant/environment';

const ID = 'laurel.announcement.id';
const DISMISSED = 'laurel.announcement.dismiss';
const PAGE = `${BASE}/docs/Sdk/guides/colors`;

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const dismiss = (page: Page) => bar(page).getByRole('button', { name: 'Dismiss' });

test.describe('announcement bar', () => {
  test('shows its text and link without a layout shift', async ({ page }) => {
    await openReady(page, PAGE);
    await expect(bar(page)).toContainText('Version 2 is here.');
    expect(await layoutShift(page)).toBe(0);
    // The sidebar ends at the bottom of the window, before and after the bar has scrolled away.
    const bottom = () =>
      page
        .getByRole('navigation', { name: 'Docs sidebar' })
        .evaluate((sidebar) => sidebar.getBoundingClientRect().bottom);
    expect(await bottom()).toBe(900);
    await page.evaluate(() => {
      document.querySelector('main')?.style.setProperty('min-block-size', '3000px');
      scrollTo({ top: 500, behavior: 'instant' });
    });
    await expect.poll(bottom).toBe(900);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await bar(page).getByRole('link', { name: 'Read what changed' }).click();
    await expect(page).toHaveURL(`${BASE}/docs/Sdk`);
    await expect(bar(page)).toBeVisible();
  });

  test('is hidden once dismissed, without a layout shift', async ({ page }) => {
    await openReady(page, PAGE);
    await dismiss(page).click();
    await expect(bar(page)).toBeHidden();
    await expect(page.locator('[data-focus-target]')).toBeFocused();
    await page.reload();
    await ready(page);
    await expect(bar(page)).toBeHidden();
    expect(await layoutShift(page)).toBe(0);
    await page.getByRole('link', { name: 'Webhooks' }).first().click();
    await expect(page).toHaveURL(`${BASE}/docs/Webhooks`);
    await expect(bar(page)).toBeHidden();
  });

  test('can be dismissed with the keyboard', async ({ page }) => {
    await openReady(page, PAGE);
    await dismiss(page).focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeHidden();
  });

  test('is shown again if its id changed', async ({ page }) => {
    await seedStorage(page, { [ID]: 'summer', [DISMISSED]: 'true' });
    await openReady(page, PAGE);
    await expect(bar(page)).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
    expect(await stored(page, ID)).toBe('autumn');
    expect(await stored(page, DISMISSED)).toBe('false');
  });

  for (const [given, id, isShown] of [
    ['this notice was dismissed', 'autumn', false],
    ['an older notice was dismissed', 'summer', true],
  ] as const) {
    test.describe('before any script file has arrived', () => {
      test.use({ expectedMessages: [/ERR_FAILED/] });

      test(`is ${isShown ? 'shown' : 'hidden'} when ${given}`, async ({ page }) => {
        await page.route('**/_next/**/*.js', (route) => route.abort());
        await seedStorage(page, { [ID]: id, [DISMISSED]: 'true' });
        await page.goto(PAGE);
        await expect(bar(page)).toBeVisible({ visible: isShown });
      });
    });
  }

  test.describe('if the browser blocks storage', () => {
    test.use({ expectedMessages: [/does not allow this site to store settings/] });

    test('is hidden until the page is closed', async ({ page, messages }) => {
      await blockStorage(page);
      await openReady(page, PAGE);
      await dismiss(page).click();
      await expect(bar(page)).toBeHidden();
      expect(messages).toHaveLength(1);
    });
  });
});

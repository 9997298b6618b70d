import { TASKS } from '../../lib/content/site-pages/tasks';
import { holdResponses } from '../support/network';
import {
  DOC,
  dialog,
  EXPECTED_RESULT,
  field,
  openSearch,
  openWith,
  options,
} from '../support/search';
import { settle } from '../support/settle';
import { expect, test } from '../support/test';

test.describe('the search dialog', () => {
  test('can be used with the keyboard only', async ({ page }) => {
    await openWith(page, 'vip tiers');
    const active = () => field(page).getAttribute('aria-activedescendant');
    const selected = page.locator('[role=option][aria-selected=true]');

    await expect(selected).toHaveCount(1);
    expect(await selected.getAttribute('id')).toBe(await active());
    const first = await active();
    await page.keyboard.press('ArrowDown');
    expect(await active()).not.toBe(first);
    await page.keyboard.press('ArrowUp');
    expect(await active()).toBe(first);
    await page.keyboard.press('ArrowUp');
    expect(await selected.getAttribute('id')).toBe(await options(page).last().getAttribute('id'));
    await expect(selected).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(field(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${EXPECTED_RESULT}$`));
    await expect(dialog(page)).toHaveCount(0);
  });

  test('opens the first result if Enter is pressed before the response arrives', async ({
    page,
  }) => {
    await openWith(page, 'trust badge');
    const release = await holdResponses(page, '**/search.json?q=vip*');
    const request = page.waitForRequest('**/search.json?q=vip*');
    await field(page).fill('vip tiers');
    await request;
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(new RegExp(`${EXPECTED_RESULT}$`));
  });

  test('opens a result in a new tab with a modifier key, and stays open', async ({
    page,
    context,
  }) => {
    await openWith(page, 'vip tiers');
    const [byClick] = await Promise.all([
      context.waitForEvent('page'),
      options(page)
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(byClick).toHaveURL(new RegExp(EXPECTED_RESULT));
    await expect(dialog(page)).toBeVisible();
    const [byKey] = await Promise.all([
      context.waitForEvent('page'),
      field(page).press('Control+Enter'),
    ]);
    await expect(byKey).toHaveURL(new RegExp(EXPECTED_RESULT));
    await expect(page).toHaveURL(new RegExp(DOC));
  });

  test('can be limited to an area', async ({ page }) => {
    await openWith(page, 'wishlist item created');
    await page.getByRole('radio', { name: 'Webhooks' }).check();
    await expect(page.locator('[role=option][href^="/docs/Sdk"]')).toHaveCount(0);
    await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/Webhooks\//);
    // The area applies to all searches of the visit.
    await field(page).press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('radio', { name: 'Webhooks' })).toBeChecked();
  });

  test('suggests pages before the first letter, and shows where and what each result is', async ({
    page,
  }) => {
    await openSearch(page);
    const tasks = page.getByRole('group', { name: 'What developers do first' });
    await expect(tasks.getByRole('option')).toHaveCount(TASKS.length);
    await expect(dialog(page).locator('kbd')).toHaveText(['↑', '↓', '↵', 'Esc']);
    await page.keyboard.press('ArrowDown');
    const second = tasks.getByRole('option').nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    const href = await second.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href ?? '');

    await openSearch(page);
    await field(page).fill('wishlist item created');
    const first = options(page).first();
    await expect(first.locator('small')).toHaveText(/ › /);
    await expect(
      page.locator('[role=option]:is([data-kind=topic], [data-kind=event])').first(),
    ).toBeVisible();
    for (const context of await options(page).locator('> span:last-child').all()) {
      // One line of prose: no sample of code.
      expect(await context.textContent()).not.toMatch(/[{}]\s|=>|<\/?[a-z][\w-]*>/);
    }
  });

  test('remembers searches on the device, and has a button to delete them', async ({ page }) => {
    await openWith(page, 'vip tiers');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(EXPECTED_RESULT));
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option', { name: 'vip tiers' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('vip tiers');
    await field(page).fill('');
    await page.getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(options(page).filter({ hasText: 'vip tiers' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('group', { name: 'Recent searches' })).toHaveCount(0);
  });

  test('never shows an outdated response, and keeps the last results while it waits', async ({
    page,
  }) => {
    await openSearch(page);
    await field(page).fill('redeem');
    await expect(options(page).first()).toContainText('Redeem');
    const release = await holdResponses(page, /search\.json\?q=vip(&|$)/);
    const request = page.waitForRequest(/search\.json\?q=vip(&|$)/);
    await field(page).fill('vip');
    const outdated = await request;
    await settle(page);
    await expect(options(page).first()).toContainText('Redeem');
    await field(page).fill('vip tiers');
    await expect(options(page).first()).toContainText('getRewardsVipTiers');
    release();
    // The response has arrived, or the page has canceled the request.
    await outdated.response();
    await settle(page);
    await expect(options(page).first()).toContainText('getRewardsVipTiers');
  });

  test.describe('without a response', () => {
    test.use({ expectedMessages: [/status of (?:429|500)|ERR_INTERNET_DISCONNECTED/] });

    test('reports no results, a missing response and a lost connection', async ({
      page,
      context,
    }) => {
      await openSearch(page);
      await field(page).fill('qqqqxxzz');
      await expect(dialog(page)).toContainText('No results for “qqqqxxzz”');
      for (const { title, href } of TASKS) {
        await expect(dialog(page).getByRole('link', { name: title })).toHaveAttribute('href', href);
      }

      await page.route('**/search.json*', (route) => route.fulfill({ status: 500 }));
      await field(page).fill('tiers');
      await expect(dialog(page).getByRole('alert')).toContainText('search failed');
      await page.unroute('**/search.json*');
      await page.route('**/search.json*', (route) =>
        route.fulfill({ status: 429, headers: { 'Retry-After': '1' } }),
      );
      await field(page).fill('reviews');
      await expect(dialog(page).getByRole('alert')).toContainText('too many searches');
      await page.unroute('**/search.json*');
      await expect(options(page).first()).toBeVisible();
      await expect(dialog(page).getByRole('alert')).toHaveCount(0);
      await context.setOffline(true);
      await field(page).fill('points');
      await expect(dialog(page).getByRole('alert')).toContainText('You are offline');
      await context.setOffline(false);
      await expect(options(page).first()).toBeVisible();
      await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    });
  });
});

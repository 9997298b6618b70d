import { expect, test } from '@playwright/test';
import { line, sidebarLink, viewerIsShown } from '../support/api-page';

test('the filter finds operations by path, name and text, in the list and in the viewer', async ({
  page,
}) => {
  await page.goto('/api');
  const filter = page.getByRole('searchbox', { name: 'Filter endpoints' });
  const status = page.getByRole('navigation', { name: 'Endpoints' }).getByRole('status');
  await test.step('in the list', async () => {
    await expect(async () => {
      await filter.fill('REDEEM');
      await expect(page.locator('article#getCustomer')).toBeHidden({ timeout: 1000 });
    }).toPass();
    await expect(page.locator('article#redeem')).toBeVisible();
    await expect(sidebarLink(page, 'getCustomer')).toHaveCount(0);
  });
  await test.step('in the viewer, which keeps the filter', async () => {
    await sidebarLink(page, 'redeem').click();
    await viewerIsShown(page);
    await expect(line(page, 'redeem')).toBeVisible();
    await expect(line(page, 'getCustomer')).toBeHidden();
  });
  await test.step('in a tag and in the topics of the same name', async () => {
    await filter.fill('webhooks');
    const lines = page.locator('.api-operation:visible');
    await expect(lines).toHaveCount(Number((await status.textContent())?.match(/\d+/)?.[0]));
    expect(await lines.count()).toBeGreaterThan(17);
    await filter.fill('nothing like this');
    await expect(status).toHaveText('No matching endpoints.');
    await expect(lines).toHaveCount(0);
    await filter.fill('webhooks');
    await expect(status).not.toHaveText('No matching endpoints.');
    await expect(page.getByText('No matching endpoints.')).toHaveCount(0);
    await filter.fill('');
    await expect(line(page, 'getCustomer')).toBeVisible();
  });
});

test('on a phone, the matches of the filter are below the field', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/api');
  const list = page.getByRole('navigation', { name: 'Endpoints' }).getByRole('link');
  await expect(list.first()).toBeHidden();
  const filter = page.getByRole('searchbox', { name: 'Filter endpoints' });
  await expect(async () => {
    await filter.fill('redeem');
    await expect(sidebarLink(page, 'redeem')).toBeInViewport({ timeout: 1000 });
  }).toPass();
  await sidebarLink(page, 'redeem').click();
  await viewerIsShown(page);
  await expect(line(page, 'redeem')).toBeInViewport();
});

test('the filter stays below the navbar when it leaves few operations', async ({ page }) => {
  await page.goto('/api#/Customers/getCustomer');
  await viewerIsShown(page);
  const filter = page.getByRole('searchbox', { name: 'Filter endpoints' });
  const navbar = await page.getByRole('banner').boundingBox();
  const bottom = (navbar?.y ?? 0) + (navbar?.height ?? 0);
  const labelTop = () =>
    page
      .getByText('Filter endpoints', { exact: true })
      .evaluate((label) => label.getBoundingClientRect().top);
  for (const phrase of ['wishlist', 'nothing like this', 'birthday']) {
    await filter.fill(phrase);
    await expect.poll(labelTop, { message: phrase }).toBeGreaterThanOrEqual(bottom);
    await expect(filter).toBeInViewport({ ratio: 1 });
  }
});

test('the sidebar marks the operation that the reader looks at', async ({ page }) => {
  await page.goto('/api');
  for (const id of ['getEarningRules', 'getReviews', 'getTiers']) {
    await page.locator(`article#${id}`).evaluate((entry) => entry.scrollIntoView());
    await expect(sidebarLink(page, id)).toHaveAttribute('aria-current', 'location');
    await expect(sidebarLink(page, id)).toBeInViewport();
  }
  await expect(page.locator('nav [aria-current="location"]')).toHaveCount(1);
});

import { expect, type Locator, type Page } from '@playwright/test';

/** The line of an operation in the viewer. */
export function line(page: Page, operationId: string): Locator {
  return page.locator(`.api-viewer [data-operation="${operationId}"]`).getByRole('button');
}

/** Opens the reference at an operation, which loads the viewer, and waits for it. */
export async function openReference(page: Page, address = '/api#getCustomer'): Promise<void> {
  await page.goto(address);
  await viewerIsShown(page);
}

/** The link of an operation or topic in the sidebar. */
export function sidebarLink(page: Page, operationId: string): Locator {
  return page.getByRole('navigation', { name: 'Endpoints' }).locator(`a[href="#${operationId}"]`);
}

/** Waits until the viewer has replaced the index. */
export async function viewerIsShown(page: Page): Promise<void> {
  await expect(page.locator('.api-viewer')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('article[data-operation]').first()).toBeHidden();
}

/** Waits until the line of an operation is completely below the navbar and in view. */
export async function expectBelowNavbar(page: Page, operationId: string): Promise<void> {
  await expect(line(page, operationId)).toBeInViewport({ ratio: 1 });
  const navbar = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await line(page, operationId).boundingBox())?.y, { message: operationId })
    .toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
}

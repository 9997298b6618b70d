import { expect, type Locator, type Page } from '@playwright/test';
import { operations } from '../../lib/api/operations';
import { topics } from '../../lib/api/topics';

/** Number of lines of the API reference: one for each operation and topic. */
export const LINES = operations.length + topics.length;

/** The heading of an operation, a link that opens and closes it. */
export function line(page: Page, operationId: string): Locator {
  return page.locator(`[id="${operationId}"] .api-operation`);
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

/** Waits until the viewer shows an operation. */
export async function viewerIsShown(page: Page): Promise<void> {
  await expect(page.locator('.api-viewer .responses-wrapper').first()).toBeVisible({
    timeout: 30_000,
  });
}

/** Waits until the line of an operation is completely below the navbar and in view. */
export async function expectBelowNavbar(page: Page, operationId: string): Promise<void> {
  await expect(line(page, operationId)).toBeInViewport({ ratio: 1 });
  const navbar = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await line(page, operationId).boundingBox())?.y, { message: operationId })
    .toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
}

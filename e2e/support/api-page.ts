import { expect, type Locator, type Page } from '@playwright/test';

/** The line of an operation in the viewer. */
export function line(page: Page, operationId: string): Locator {
  return page.locator(`.api-viewer [data-operation="${operationId}"]`).getByRole('button');
}

/** Opens the reference and waits for the viewer. */
export async function openReference(page: Page, address = '/api'): Promise<void> {
  await page.goto(address);
  await viewerIsShown(page);
}

/** Waits until the viewer has replaced the index. */
export async function viewerIsShown(page: Page): Promise<void> {
  await expect(page.locator('.api-viewer')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('article[data-operation]').first()).toBeHidden();
}

import type { Page } from '@playwright/test';
import { hydrated, open } from './test';

/** Waits until the parts are loaded that the site loads when the browser is idle, such as shortcuts and menus. */
export async function ready(page: Page): Promise<void> {
  await hydrated(page);
  await page.locator('html[data-ready]').waitFor();
}

/** Opens a page and waits until all scripts of the shell are loaded. */
export async function openReady(page: Page, path: string): Promise<void> {
  await open(page, path);
  await ready(page);
}

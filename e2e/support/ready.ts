import type { Page } from '@playwright/test';
import { open } from './test';

/** Waits for what the site loads when the browser is idle: shortcuts, notices, menus, the progress bar. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor();
}

/** Opens a page and waits until everything of the shell works. */
export async function openReady(page: Page, path: string): Promise<void> {
  await open(page, path);
  await ready(page);
}

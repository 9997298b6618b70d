import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { operations } from '../../lib/api/operations';
import { consoleCatalog } from '../../lib/browser/console/catalog';
import { operationPageUrl } from '../../lib/content/api-reference/api-pages';
import { expect } from './test';

const catalog = consoleCatalog();

/** The operations with their pages and documented statuses. */
export const runnableOperations = operations.map(({ id }) => ({
  id,
  url: operationPageUrl(id) ?? `/no-page-of-${id}`,
  status: catalog.operations[id]?.status ?? 0,
}));

/** Ids of errors with their documented statuses, in the order of the page of errors. */
export const runnableErrors = [
  ...readFileSync(new URL('../../content/docs/Api/errors.md', import.meta.url), 'utf8').matchAll(
    /<ErrorEntry of="(\w+)"/g,
  ),
].flatMap(([, id = '']) => {
  const error = catalog.errors[id];
  return error ? [{ id, status: error.status }] : [];
});

/** The console of a page. */
export function consoleOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Console' });
}

/** Opens a tab of the console. */
export async function openTab(page: Page, name: string): Promise<void> {
  await consoleOf(page).getByRole('tab', { name }).click();
}

/** Restores the demo shop of the reader's sandbox, so that examples return what the documentation shows. */
export async function resetDemoShop(page: Page): Promise<void> {
  await consoleOf(page).getByRole('button', { name: 'Reset the demo shop' }).click();
  await expect(consoleOf(page).getByText('The demo shop has been reset')).toBeVisible();
}

/** Presses a button that runs something, and waits for the response. @returns its status */
export async function run(page: Page, button: Locator): Promise<number> {
  await button.click();
  const response = consoleOf(page).locator('[data-status]');
  await expect(response).toBeVisible();
  return Number(await response.getAttribute('data-status'));
}

import { expect, type Page } from '@playwright/test';
import { open } from './test';

/** A page to search from. */
export const DOC = '/docs/Sdk/sdk_initialization';
/** The first result of the query "vip tiers". */
export const EXPECTED_RESULT = '/docs/Sdk/modules/rewards/methods/getRewardsVipTiers';

/** The search dialog. */
export const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Search the documentation' });
/** The field of the search dialog. */
export const field = (page: Page) =>
  page.getByRole('combobox', { name: 'Search the documentation' });

/** The results in the dialog. */
export const options = (page: Page) => page.getByRole('option');

/** Opens the search dialog on a page of the documentation. */
export async function openSearch(page: Page) {
  await open(page, DOC);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
}

/** Opens the search dialog and searches. */
export async function openWith(page: Page, query: string) {
  await openSearch(page);
  await field(page).fill(query);
  await expect(options(page).first()).toBeVisible();
}

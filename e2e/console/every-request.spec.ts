import { operations } from '../../lib/api/operations';
import {
  consoleOf,
  resetDemoShop,
  run,
  runnableErrors,
  runnableOperations,
} from '../support/console';
import { expect, open, test } from '../support/test';

// Errors are what is tested here.
test.use({ expectedMessages: [/status of 4\d\d/] });

test('all default examples return what the documentation shows, from their pages', async ({
  page,
}) => {
  test.setTimeout(600_000);
  expect(runnableOperations).toHaveLength(operations.length);
  for (const { id, url, status } of runnableOperations) {
    await open(page, url);
    const button = page.getByRole('button', { name: 'Run', exact: true }).first();
    expect(await run(page, button), id).toBe(status);
    await resetDemoShop(page);
  }
});

test('all 75 errors are returned as documented, from the page of errors', async ({ page }) => {
  test.setTimeout(600_000);
  expect(runnableErrors).toHaveLength(75);
  await open(page, '/docs/Api/errors');
  const buttons = page.getByRole('button', { name: 'Trigger this error' });
  await expect(buttons).toHaveCount(75);
  for (const [index, { id, status }] of runnableErrors.entries()) {
    await page.evaluate((anchor) => location.assign(`#${anchor}`), id);
    expect(await run(page, buttons.nth(index)), id).toBe(status);
    await expect(consoleOf(page).getByText('Matches the documentation'), id).toBeVisible();
    await resetDemoShop(page);
    await consoleOf(page).getByRole('button', { name: 'Close' }).click();
  }
});

import { eventPage } from '../../lib/browser/live-sdk/pages';
import { EVENT_EXAMPLES, METHOD_EXAMPLES } from '../../lib/content/sdk/call-examples.data';
import { getFunction } from '../../lib/content/sdk/model';
import { violationsOf } from '../../lib/tools/testing/axe';
import { isTestAll } from '../../lib/tools/testing/runner/test-all';
import { expect, open, test } from '../support/test';

// Errors are what is tested here.
test.use({ expectedMessages: [/status of (4\d\d|503)/] });

const SOME = 'createWishlistItem';
const methods = isTestAll ? Object.keys(METHOD_EXAMPLES) : [SOME];

for (const name of methods) {
  test(`${name} returns what its page documents`, async ({ page }) => {
    test.setTimeout(120_000);
    await open(page, getFunction(name).guide ?? '/missing');
    await page.locator(`[data-run*='"sdk":"${name}"']`).first().click();
    const panel = page.getByRole('region', { name: `${name} in your demo shop` });
    const examples = METHOD_EXAMPLES[name] ?? [];
    for (const { outcome } of examples) {
      if (outcome !== 'SUCCESS') await panel.getByLabel('Outcome').selectOption(outcome);
      await expect(panel.locator('[data-kind] > strong'), `${name} ${outcome}`).toHaveText(
        outcome === 'SUCCESS' ? /^success$/i : outcome,
      );
      await page.keyboard.press('Escape');
    }
    expect(await violationsOf(page)).toEqual([]);
  });
}

test('a change of the viewer calls again, and the outcome follows', async ({ page }) => {
  await open(page, '/docs/Sdk/modules/rewards/methods/getRewardsProgramAccount');
  await page.getByRole('button', { name: 'Run', exact: true }).first().click();
  const panel = page.getByRole('region', { name: 'getRewardsProgramAccount in your demo shop' });
  await expect(panel.locator('[data-kind] > strong')).toHaveText('success');
  await panel.getByLabel('Viewed by').selectOption('guest');
  await expect(panel.locator('[data-kind] > strong')).toHaveText('NOT_AUTHENTICATED');
  await expect(panel.getByLabel('Outcome')).toHaveValue('NOT_AUTHENTICATED');
});

test('calls show what follows from a problem of the connection', async ({ page }) => {
  await open(page, '/docs/Sdk/modules/rewards/methods/getRewardsSpendingRules');
  await page.getByRole('button', { name: 'Run', exact: true }).first().click();
  const panel = page.getByRole('region', { name: 'getRewardsSpendingRules in your demo shop' });
  for (const [problem, code] of [
    ['offline', 'NETWORK_ERROR'],
    ['tooMany', 'RATE_LIMITED'],
  ] as const) {
    await panel.getByLabel('Simulate').selectOption(problem);
    await expect(panel.locator('[data-kind] > strong')).toHaveText(code);
  }
});

for (const [event, [example]] of Object.entries(EVENT_EXAMPLES)) {
  if (!isTestAll && event !== 'wishlist_item_deleted') continue;
  test(`${event} can be fired on its page`, async ({ page }) => {
    await open(page, eventPage(event));
    await page.getByRole('button', { name: 'Trigger this event' }).click();
    const panel = page.getByRole('region', { name: `${event} in your demo shop` });
    await expect(panel.getByText('success', { exact: true })).toBeVisible();
    for (let dialog = 0; dialog < (example?.calls.length ?? 0); dialog++) {
      await page.keyboard.press('Escape');
    }
    await expect(panel.getByText(event, { exact: true }).first()).toBeVisible();
  });
}

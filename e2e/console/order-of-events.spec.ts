import type { Locator, Page } from '@playwright/test';
import { recordedRun } from '../../lib/sandbox/scenarios/recorded-runs';
import { type ScenarioId, scenarios } from '../../lib/sandbox/scenarios/scenarios.data';
import { violationsOf } from '../../lib/tools/testing/axe';
import { share } from '../../lib/tools/testing/runner/test-all';
import { collectPolicyViolations } from '../support/policy';
import { seedStorage } from '../support/storage';
import { expect, open, test } from '../support/test';

const PAGE = '/docs/Webhooks/order_of_events';
const IDS = Object.keys(scenarios) as ScenarioId[];

/** Returns the panel below the button of a scenario. */
function panelOf(page: Page, id: ScenarioId): Locator {
  return page.getByRole('region', {
    name: `Order of events: ${scenarios[id].title}`,
    exact: true,
  });
}

test('each scenario runs in the sandbox and is shown on a timeline', async ({ page }) => {
  const violations = await collectPolicyViolations(page);
  await open(page, PAGE);
  // `console.database.test.ts` runs all of them without a page.
  for (const [position, id] of share([...IDS.entries()], 0, 3)) {
    const panel = panelOf(page, id);
    await page.getByRole('button', { name: 'Run', exact: true }).nth(position).click();
    await expect(panel.locator('[data-complete="true"]')).toBeVisible();
    const { length } = scenarios[id].topics;
    const complete = `Complete: ${length} events, ${length} deliveries in`;
    await expect(panel.getByRole('status').filter({ hasText: complete })).toBeVisible();
    const entries = panel
      .getByRole('list', { name: `Timeline: ${scenarios[id].title}` })
      .getByRole('listitem');
    const kinds = await entries.evaluateAll((items) =>
      items.map((item) => item.getAttribute('data-kind') ?? ''),
    );
    const documented = recordedRun(id).map(({ kind }) => kind);
    expect([...kinds].sort(), id).toEqual([...documented].sort());
    await panel.getByRole('button', { name: 'Close' }).click();
  }
  expect(violations).toEqual([]);
});

test('a second click on Run waits for the first run', async ({ page }) => {
  await open(page, PAGE);
  await page
    .getByRole('button', { name: 'Run', exact: true })
    .nth(IDS.indexOf('redemption'))
    .dblclick();
  const panel = panelOf(page, 'redemption');
  await expect(panel.locator('[data-complete="true"]')).toBeVisible();
  await expect(panel.getByRole('status').filter({ hasText: 'Complete: 2 events' })).toBeVisible();
});

test.describe('in a changed demo shop', () => {
  test.use({ expectedMessages: [/status of 4\d\d/] });

  test('a scenario that needs a new demo shop offers to reset it', async ({ page }) => {
    await open(page, PAGE);
    const panel = panelOf(page, 'rewardedReview');
    const button = page.getByRole('button', { name: 'Run', exact: true });
    const position = IDS.indexOf('rewardedReview');
    await button.nth(position).click();
    await expect(panel.locator('[data-complete="true"]')).toBeVisible();
    await panel.getByRole('button', { name: 'Run again' }).click();
    await panel.getByRole('button', { name: 'Reset and try again' }).click();
    await expect(panel.locator('[data-complete="true"]')).toBeVisible();
  });
});

for (const colorScheme of share(['light', 'dark'] as const, 1, 2)) {
  test(`the timeline is accessible and fits a phone, ${colorScheme}`, async ({ page }) => {
    await seedStorage(page, { theme: colorScheme });
    await page.setViewportSize({ width: 375, height: 800 });
    await open(page, PAGE);
    await page.getByRole('button', { name: 'Run', exact: true }).nth(1).click();
    await expect(page.locator('[data-complete="true"]')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, a table shows the recorded run of each scenario', async ({ page }) => {
    await page.goto(PAGE);
    for (const id of IDS) {
      const table = page.getByRole('group', { name: `${scenarios[id].title}, recorded run` });
      await expect(table.locator('tbody tr')).toHaveCount(recordedRun(id).length);
    }
    await expect(page.getByRole('button', { name: 'Run', exact: true }).first()).toBeHidden();
  });
});

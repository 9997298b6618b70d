import { topicNames } from '../../lib/api/webhooks/topic-names';
import { violationsOf } from '../../lib/tools/testing/axe';
import { isTestAll } from '../../lib/tools/testing/runner/test-all';
import { topicPages } from '../support/pages';
import { expect, open, test } from '../support/test';

/** One topic, with work in the background; `topic-requests.database.test.ts` fires all of them. */
const SOME = ['customer/rewardCreated'];

// A birthday can be changed once a year, so the second event needs another customer.
test.use({ expectedMessages: [/birthday_updated error: .*status of (403|409)/] });

for (const topic of isTestAll ? topicNames : SOME) {
  test(`${topic} can be fired, verified, broken, retried and resent`, async ({ page }) => {
    await open(page, topicPages.get(topic) ?? '/missing');
    await page.getByRole('button', { name: 'Send a test event' }).first().click();
    const playground = page.getByRole('region', { name: 'Webhook playground' });
    await expect(playground.locator('[data-state="delivered"]')).toBeVisible();
    await expect(page.locator('[data-recorded]')).toBeHidden();
    await playground.getByLabel('Recorded').check();
    await expect(page.locator('[data-recorded]')).toBeVisible();
    await playground.getByLabel('Yours').check();
    await expect(playground.getByText('webhook-signature', { exact: true })).toBeVisible();
    await expect(playground.locator('[data-valid="true"]')).toBeVisible();
    await playground.getByLabel('Break one byte').check();
    await expect(playground.locator('[data-valid="false"]')).toBeVisible();
    await playground.getByLabel('Break one byte').uncheck();
    await playground.getByLabel('500').check();
    await playground.getByRole('button', { name: 'Send another test event' }).click();
    await expect(playground.locator('[data-state="waiting"]')).toBeVisible();
    await playground.getByRole('button', { name: 'Move the clock' }).click();
    await expect(playground.locator('[data-attempts="2"]')).toBeVisible();
    await expect(playground.getByRole('button', { name: 'Move the clock' })).toBeFocused();
    await expect(playground.getByText('webhook-timestamp is the real time')).toBeVisible();
    await playground.getByLabel('200').check();
    // On a busy machine, a retry may become due before the click.
    const attempts = await playground.locator('[data-attempts] li').count();
    await playground.getByRole('button', { name: 'Resend' }).click();
    await expect(playground.locator('[data-state="delivered"]')).toBeVisible();
    await expect(playground.locator('[data-attempts] li').last()).toContainText(
      `Attempt ${attempts + 1} at`,
    );
    await playground.getByRole('button', { name: 'Resend' }).click();
    await expect(playground.locator('[data-attempts] li').last()).toContainText(
      'Resent. Attempt 1',
    );
    expect(await violationsOf(page)).toEqual([]);
  });
}

test('an invalid webhook secret verifies no signature, and the field reports it', async ({
  page,
}) => {
  await open(page, topicPages.get('review/created') ?? '/missing');
  await page.getByRole('button', { name: 'Send a test event' }).first().click();
  const playground = page.getByRole('region', { name: 'Webhook playground' });
  const verdict = playground.locator('[data-valid]');
  await expect(playground.locator('[data-valid="true"]')).toBeVisible();
  const secret = playground.getByLabel('Webhook secret');
  const valid = await secret.inputValue();
  for (const text of ['', 'whsec_bad']) {
    await secret.fill(text);
    await expect(playground.getByRole('alert')).toContainText('32 bytes in Base64');
    await expect(secret).toHaveAccessibleDescription(/32 bytes in Base64/);
    await expect(verdict).toHaveCount(0);
  }
  await secret.fill(valid);
  await expect(playground.locator('[data-valid="true"]')).toBeVisible();
});

test('a receiver that responds 410 gets no further attempt', async ({ page }) => {
  await open(page, topicPages.get('review/created') ?? '/missing');
  await page.getByRole('button', { name: 'Send a test event' }).first().click();
  const playground = page.getByRole('region', { name: 'Webhook playground' });
  await expect(playground.locator('[data-state="delivered"]')).toBeVisible();
  await playground.getByLabel('410').check();
  await playground.getByRole('button', { name: 'Send another test event' }).click();
  await expect(playground.locator('[data-state="failed"]')).toBeVisible();
});

test('a retry is shown when it has been sent', { tag: '@all' }, async ({ page }) => {
  await open(page, topicPages.get('review/created') ?? '/missing');
  await page.getByRole('button', { name: 'Send a test event' }).first().click();
  const playground = page.getByRole('region', { name: 'Webhook playground' });
  await expect(playground.locator('[data-state="delivered"]')).toBeVisible();
  await playground.getByLabel('500').check();
  await playground.getByRole('button', { name: 'Send another test event' }).click();
  await expect(playground.locator('[data-state="waiting"]')).toBeVisible();
  await test.step('although the reader clicks nothing', async () => {
    await page.evaluate(async () => {
      const { key } = JSON.parse(localStorage.getItem('sandbox') ?? '{}');
      await fetch('/sandbox/clock', {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ advanceSeconds: 15 }),
      });
    });
    await expect(playground.locator('[data-attempts="2"]')).toBeVisible({ timeout: 20_000 });
  });
});

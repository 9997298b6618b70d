import { EVERYTHING, METHOD, NEXT_METHOD } from '../support/pages';
import { expect, hydrated, open, test } from '../support/test';

test.describe('code blocks', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copy the exact text of the source', async ({ page }) => {
    await open(page, EVERYTHING);
    const block = page.locator('figure.code', { hasText: 'assets/close.js' }).last();
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(
        [
          "const button = document.querySelector('#close');",
          "button?.addEventListener('click', () => Laurel.closeReviewsDrawer());",
          "button?.addEventListener('click', () => Laurel.closeRewardsPopup());",
        ].join('\n'),
      );
  });

  test('copy the name of a topic from its badge', async ({ page }) => {
    await open(page, '/docs/Webhooks/topics/reviews/review_created');
    const badge = page.locator('main header p', { hasText: 'review/created' });
    await badge.getByRole('button', { name: 'Copy topic name' }).click();
    await expect(badge.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('review/created');
    await expect(badge.getByRole('button', { name: 'Copy topic name' })).toBeVisible();
  });

  test('confirm that the text was copied, then reset the button', async ({ page }) => {
    await page.clock.install();
    await open(page, METHOD);
    // The result shows for a second, which a busy machine can miss.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const block = page.locator('figure.code').first();
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(block.getByRole('button', { name: 'Copy code to clipboard' })).toBeVisible();
  });

  test('wrap long lines and unwrap them', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await open(page, EVERYTHING);
    const block = page.locator('figure.code', { hasText: 'assets/close.js' }).last();
    const pre = block.locator('pre');
    const overflow = () => pre.evaluate((box) => box.scrollWidth > box.clientWidth);
    const wrap = block.getByRole('button', { name: 'Toggle word wrap' });
    expect(await overflow()).toBe(true);
    await expect(wrap).toBeVisible();
    await page.setViewportSize({ width: 2000, height: 800 });
    await expect(wrap).toBeHidden();
    await page.setViewportSize({ width: 375, height: 800 });
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(await overflow()).toBe(false);
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    expect(await overflow()).toBe(true);
  });

  test('mark lines, additions and removals, not only by color', async ({ page }) => {
    await open(page, EVERYTHING);
    const block = page.locator('figure.code', { hasText: 'assets/close.js' }).last();
    await expect(block.locator('.marked')).toHaveText(
      "const button = document.querySelector('#close');",
    );
    await expect(block.locator('.removed')).toContainText('closeReviewsDrawer');
    await expect(block.locator('.added')).toContainText('closeRewardsPopup');
    const signs = await block
      .locator('.removed, .added')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::before').content));
    expect(signs).toEqual(['"-"', '"+"']);
    await expect(block.locator('pre')).not.toContainText('[!code');
  });

  test('work on the next page too', async ({ page }) => {
    await open(page, METHOD);
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(page).not.toHaveURL(METHOD);
    await page.goto(NEXT_METHOD);
    await hydrated(page);
    const block = page.locator('figure.code').first();
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  });
});

test.describe('tabs', () => {
  const react = { name: 'React', exact: true } as const;

  test('show one panel, initially the first', async ({ page }) => {
    await open(page, METHOD);
    const panels = page.getByRole('tabpanel');
    await expect(page.getByRole('tab', { name: 'Plain script' }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(panels.filter({ visible: true })).toHaveCount(
      await page.getByRole('tablist').count(),
    );
    await page.getByRole('tab', react).first().click();
    await expect(page.getByRole('tabpanel', react).first()).toBeVisible();
    await expect(page.getByRole('tabpanel', { name: 'Plain script' })).toBeHidden();
  });

  test('are remembered on the next page and after a reload', async ({ page }) => {
    await open(page, METHOD);
    await page.getByRole('tab', react).first().click();
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .locator(`a[href="${NEXT_METHOD}"]`)
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('deleteWishlistItem');
    await expect(page.getByRole('tab', react).first()).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(page.getByRole('tab', react).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('follow the choice made in another browser tab', async ({ page, context }) => {
    await open(page, METHOD);
    const other = await context.newPage();
    await open(other, NEXT_METHOD);
    await page.getByRole('tab', react).first().click();
    await expect(other.getByRole('tab', react).first()).toHaveAttribute('aria-selected', 'true');
    await expect(other.getByRole('tabpanel', react).first()).toBeVisible();
  });

  test('ignore a remembered choice that a group does not have', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('tab.flavour', 'cobol'));
    await open(page, METHOD);
    await expect(page.getByRole('tab', { name: 'Plain script' }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('stay under the pointer if the height of the page above them changes', async ({ page }) => {
    await open(page, METHOD);
    const tab = page.getByRole('tab', react).last();
    await tab.scrollIntoViewIfNeeded();
    const before = (await tab.boundingBox())?.y ?? 0;
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect
      .poll(async () => Math.abs(((await tab.boundingBox())?.y ?? 0) - before))
      .toBeLessThan(2);
  });
});

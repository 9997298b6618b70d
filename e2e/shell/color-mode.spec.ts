import type { Page } from '@playwright/test';
import { share } from '../../lib/tools/testing/runner/test-all';
import { colorModeButton } from '../support/color-mode';
import { METHOD } from '../support/pages';
import { blockStorage, STORAGE_WARNING, seedStorage, stored } from '../support/storage';
import { expect, hydrated, open, test } from '../support/test';

/** The colors that the reader sees. */
function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

test('starts light, regardless of the system preference', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, METHOD);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
});

test('cycles light, dark, system and remembers each', async ({ page }) => {
  await open(page, METHOD);
  const html = page.locator('html');
  const light = await background(page);
  for (const [choice, effective] of [
    ['dark', 'dark'],
    ['system', 'light'],
    ['light', 'light'],
  ] as const) {
    await colorModeButton(page).click();
    await expect(html).toHaveAttribute('data-theme-choice', choice);
    await expect(html).toHaveAttribute('data-theme', effective);
    await expect(colorModeButton(page)).toHaveAccessibleName(new RegExp(choice));
    expect(await stored(page, 'theme')).toBe(choice);
    expect((await background(page)) === light).toBe(effective === 'light');
    await page.reload();
    await hydrated(page);
    await expect(html).toHaveAttribute('data-theme-choice', choice);
    await expect(html).toHaveAttribute('data-theme', effective);
  }
});

test('counts clicks that come before the scripts', async ({ page }) => {
  await page.goto(METHOD);
  await colorModeButton(page).evaluate((button: HTMLElement) => {
    for (const _ of ['dark', 'system', 'light']) button.click();
  });
  await expect.poll(() => stored(page, 'theme')).toBe('light');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
});

test('keeps the choice on another page', async ({ page }) => {
  await open(page, METHOD);
  await colorModeButton(page).click();
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page).not.toHaveURL(METHOD);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('follows the system only if "system" is selected', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await seedStorage(page, { theme: 'system' });
  await open(page, METHOD);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await stored(page, 'theme')).toBe('system');
  await colorModeButton(page).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('stays the same in two tabs', async ({ page, context }) => {
  await open(page, METHOD);
  const other = await context.newPage();
  await open(other, '/');
  await colorModeButton(page).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
  await expect(colorModeButton(other)).toHaveAccessibleName(/dark/);
  await colorModeButton(other).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
});

test('treats an unknown stored value as light', async ({ page }) => {
  await open(page, METHOD);
  const light = await background(page);
  await page.evaluate(() => localStorage.setItem('theme', 'purple'));
  await page.reload();
  await hydrated(page);
  await expect.poll(() => stored(page, 'theme')).toBeNull();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(html).toHaveAttribute('data-theme-choice', 'light');
  expect(await background(page)).toBe(light);
  await colorModeButton(page).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

for (const choice of share(['light', 'dark', 'system'], 1, 2)) {
  test(`paints the first frame in the stored mode: ${choice}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await seedStorage(page, { theme: choice });
    await page.addInitScript(() => {
      const seen: { name: string; at: number; hasShell: boolean }[] = [];
      Object.assign(window, { seen });
      new MutationObserver((records) => {
        for (const { attributeName } of records) {
          if (!attributeName) continue;
          const hasShell = document.querySelector('header') !== null;
          seen.push({ name: attributeName, at: performance.now(), hasShell });
        }
      }).observe(document, {
        subtree: true,
        attributes: true,
        attributeFilter: ['data-theme', 'data-theme-choice'],
      });
    });
    await open(page, METHOD);
    const { seen, paint } = await page.evaluate(() => ({
      seen: (window as unknown as { seen: { name: string; at: number; hasShell: boolean }[] }).seen,
      paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
    }));
    for (const name of ['data-theme', 'data-theme-choice']) {
      const first = seen.find((change) => change.name === name);
      expect(first?.hasShell, `${name} is set before there is anything to see`).toBe(false);
      expect(first?.at).toBeLessThan(paint);
    }
    const effective = choice === 'light' ? 'light' : 'dark';
    await expect(page.locator('html')).toHaveAttribute('data-theme', effective);
  });

  test.describe('before any script has arrived', () => {
    test.use({ expectedMessages: [/ERR_FAILED/] });

    test(`the icon matches the stored mode: ${choice}`, async ({ page }) => {
      await page.route('**/_next/**/*.js', (route) => route.abort());
      await seedStorage(page, { theme: choice });
      await page.goto(METHOD);
      for (const icon of ['light', 'dark', 'system']) {
        const shown = page.locator(`header .icon-${icon}`);
        if (icon === choice) await expect(shown).toBeVisible();
        else await expect(shown).toBeHidden();
      }
    });
  });
}

test('remembers nothing before the reader chooses', async ({ page }) => {
  await open(page, METHOD);
  expect(await stored(page, 'theme')).toBeNull();
});

test.describe('if the browser blocks storage', () => {
  test.use({ expectedMessages: [STORAGE_WARNING] });

  test('still changes', async ({ page, messages }) => {
    await blockStorage(page);
    await open(page, METHOD);
    await colorModeButton(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const tab = page.getByRole('tab', { name: 'React' }).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await colorModeButton(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
    expect(messages).toHaveLength(1);
  });
});

import { expect, type Page } from '@playwright/test';
import { viewerIsShown } from './api-page';
import { colorModeButton } from './color-mode';
import { open } from './test';

/** Collects what the content security policy blocks, including what the console does not report. */
export async function collectPolicyViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('report', (text: string) => violations.push(text));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { report: (text: string) => void }).report(
        `${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
      ),
    ),
  );
  return violations;
}

/** Opens a page and uses everything that is on every page: tabs, copy buttons, search, color mode. */
export async function usePage(page: Page, path: string): Promise<void> {
  // Otherwise the previous page could still report a violation.
  await page.goto('about:blank');
  await open(page, path);
  if (path === '/api') {
    await page.locator('article#redeem a[href="#redeem"]').click();
    await viewerIsShown(page);
  }
  const tabs = page.getByRole('main').getByRole('tab');
  if ((await tabs.count()) > 1) await tabs.nth(1).click();
  const copy = page
    .getByRole('button', { name: 'Copy code to clipboard' })
    .filter({ visible: true });
  if ((await copy.count()) > 0) await copy.first().click();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search the documentation' });
  await field.fill('points');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  // The first Escape clears the field.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  const html = page.locator('html');
  const before = await html.getAttribute('data-theme');
  while ((await html.getAttribute('data-theme')) === before) {
    await colorModeButton(page).click();
  }
}

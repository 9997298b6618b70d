import type { Page } from '@playwright/test';
import { share } from '../../lib/tools/testing/runner/test-all';
import { delayNavigations } from '../support/network';
import { METHOD, NEXT_METHOD } from '../support/pages';
import { openReady } from '../support/ready';
import { expect, test } from '../support/test';

const NEXT_LINK = 'main a[rel="next"]';
const PREVIOUS_LINK = 'main a[rel="prev"]';

/** Time that the next page takes. */
const DELAY_MS = 2000;
/** Time of a page that would have the bar, which starts after 200 ms, for long enough to be seen. */
const SHORT_DELAY_MS = 800;

/** A state of the bar. */
interface Shown {
  /** Time since the reader acted. */
  ms: number;
  bars: number;
  spinners: number;
  /** Visible share of the bar, from 0 to 1. */
  share: number;
}

/** Opens a page, and delays those that follow. */
async function openWaiting(page: Page, delay = DELAY_MS): Promise<void> {
  await openReady(page, METHOD);
  await page.waitForLoadState('networkidle');
  await delayNavigations(page, delay);
}

/**
 * Lets the page click a link, or go back without one. Playwright can't ask a page while the browser opens the next one,
 * so the page stores what it shows. A click without a pointer opens a page that was not fetched before.
 */
function act(page: Page, link?: string): Promise<void> {
  return page.evaluate((selector) => {
    const start = performance.now();
    const shown: Shown[] = [];
    new MutationObserver(() => {
      const bar = document.querySelector<HTMLElement>('#nprogress .bar');
      if (!bar) return;
      shown.push({
        ms: performance.now() - start,
        bars: document.querySelectorAll('#nprogress .bar').length,
        spinners: document.querySelectorAll('#nprogress .spinner').length,
        share: 1 + Number(/translate3d\((-?[\d.]+)%/.exec(bar.style.transform)?.[1]) / 100,
      });
      sessionStorage.setItem('shown', JSON.stringify(shown));
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['style'] });
    // Playwright waits for the end of this function.
    setTimeout(() => {
      if (selector) document.querySelector<HTMLElement>(selector)?.click();
      else history.back();
    });
  }, link);
}

/** Returns the states shown since `act`. */
const shownStates = (page: Page) =>
  page.evaluate((): Shown[] => JSON.parse(sessionStorage.getItem('shown') ?? '[]'));

const bar = (page: Page) => page.locator('#nprogress .bar');

test.describe('route progress bar', () => {
  test('starts at 0.08 if the page has not arrived after 200 ms, trickles, and ends with the page', async ({
    page,
  }) => {
    await openWaiting(page);
    await act(page, NEXT_LINK);
    await expect(page).toHaveURL(NEXT_METHOD);
    await expect(bar(page)).toHaveCount(0);
    const shown = await shownStates(page);
    const [first] = shown.filter(({ share }) => share > 0);
    const trickled = shown.find(({ share }) => share > 0.0801);
    expect(first?.share).toBeCloseTo(0.08);
    expect(first?.ms).toBeGreaterThanOrEqual(200);
    expect(trickled?.ms).toBeGreaterThanOrEqual(1000);
    expect(shown.every(({ bars, spinners }) => bars === 1 && spinners === 0)).toBe(true);
  });

  test('shows for the Back button too', { tag: '@all' }, async ({ page }) => {
    await openReady(page, NEXT_METHOD);
    await openWaiting(page);
    await act(page);
    await expect(page).toHaveURL(NEXT_METHOD);
    await expect(bar(page)).toHaveCount(0);
    expect(await shownStates(page)).not.toEqual([]);
  });

  test('ends if the reader stops loading', async ({ page }) => {
    await openWaiting(page);
    await page.evaluate(() => setTimeout(() => stop(), 1000));
    await act(page, NEXT_LINK);
    await expect.poll(() => shownStates(page)).not.toEqual([]);
    await expect(bar(page)).toHaveCount(0);
    await expect(page).toHaveURL(METHOD);
  });

  test('is one bar for several clicks', { tag: '@all' }, async ({ page }) => {
    await openWaiting(page);
    const target = (await page.locator(PREVIOUS_LINK).getAttribute('href')) ?? '';
    await page.evaluate((selector) => {
      setTimeout(() => document.querySelector<HTMLElement>(selector)?.click(), 500);
    }, PREVIOUS_LINK);
    await act(page, NEXT_LINK);
    await expect(page).toHaveURL(target);
    const shown = await shownStates(page);
    expect(shown).not.toEqual([]);
    expect(shown.every(({ bars }) => bars === 1)).toBe(true);
  });

  // `lib/browser/internal-href.test.ts` tests every kind of link.
  const elsewhere = [
    ['another fragment', { href: '#errors' }],
    ['another spelling of the same page', { href: `${METHOD}.html` }],
    ['a new tab', { href: NEXT_METHOD, target: '_blank' }],
    ['a download', { href: '/llms.txt', download: '' }],
    ['a file', { href: '/llms.txt' }],
  ] as const;
  for (const [what, attributes] of share(elsewhere, 0, 5)) {
    test(`never shows for ${what}`, async ({ page }) => {
      await openWaiting(page, SHORT_DELAY_MS);
      await page.evaluate((given) => {
        const link = document.createElement('a');
        for (const [name, value] of Object.entries(given)) link.setAttribute(name, value);
        link.id = 'elsewhere';
        document.querySelector('main')?.prepend(link);
      }, attributes);
      await act(page, '#elsewhere');
      // What was opened has arrived then.
      await page.waitForTimeout(SHORT_DELAY_MS + 700);
      expect(await shownStates(page)).toEqual([]);
    });
  }
});

import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeSettings } from '../api/change-settings';
import { type ShopBrowser, startShopBrowser } from './shop-browser';

const MARA = 'mara@mail.example';
/** In the highest tier. */
const ELLA = 'ella@mail.example';
/** Whom the tiers program excludes. */
const WANDA = 'wanda@mail.example';
/** Without a history. */
const IDA = 'ida@mail.example';

let started: ShopBrowser | null;
let browser: ShopBrowser;
beforeAll(async () => {
  started = await startShopBrowser();
});
afterAll(() => started?.close());
beforeEach((test) => {
  if (!started) return test.skip('Chromium is not installed');
  browser = started;
  browser.takeMessages();
});

/** A placeholder of a widget of rewards. Attributes are written without their prefix. */
const placeholder = (name: string, attributes: Readonly<Record<string, string | number>> = {}) => {
  const written = Object.entries(attributes).map(([key, value]) => `data-laurel-${key}="${value}"`);
  return `<div class="laurel-rw-${name}-placeholder" ${written.join(' ')}></div>`;
};

/** Sets an attribute of the only placeholder of a page. */
const setAttribute = (page: Page, name: string, value: string) =>
  page.evaluate(
    ([attribute = '', text = '']) =>
      document.querySelector('div')?.setAttribute(`data-laurel-${attribute}`, text),
    [name, value],
  );

/** Paths of the requests for data so far. */
const requestsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ pathname }) => /^\/(v2|storefront\/v1\/(?!session))/.test(pathname))
      .map(({ pathname, search }) => pathname + search),
  );

/** Waits until a widget shows nothing, without a problem. */
async function showsNothing(page: Page) {
  await page.waitForFunction(() => {
    const root = document.querySelector('div')?.shadowRoot;
    return root?.childElementCount === 1 && root.firstElementChild?.childElementCount === 0;
  });
}

describe('the page of tiers', () => {
  const tiers = placeholder('vip-tiers-page');

  it('has a card for each tier, with that of the customer marked', async () => {
    const page = await browser.open({ body: tiers, customer: MARA });
    const cards = page.getByRole('list', { name: 'VIP tiers' }).locator('> li');
    await cards.nth(3).waitFor();
    expect(await cards.allInnerTexts()).toEqual([
      'Starter\nFrom the start',
      'Your tier\nSilver\nSpend €200\n50 points when you reach it\n1.25× points\nEarly access',
      expect.stringMatching(/^Gold\nSpend €500\nFree shipping when you reach it\n1\.5× points/),
      expect.stringMatching(/^Platinum\nSpend €1,500\n€20 gift card when you reach it/),
    ]);
    expect(await cards.nth(1).getAttribute('aria-current')).toBe('true');
    expect(browser.takeMessages()).toEqual({ violations: [], warnings: [] });
  });

  it('becomes a table without a request', async () => {
    const page = await browser.open({ body: tiers, customer: ELLA, options: { locale: 'de' } });
    await page.getByText('Deine Stufe').waitFor();
    const requests = await requestsOf(page);
    await setAttribute(page, 'layout', 'table');
    await page.getByRole('columnheader', { name: /^Platin\s*Deine Stufe$/ }).waitFor();
    const entryRewards = page.getByRole('row', { name: /^Prämie zum Einstieg/ });
    expect(await entryRewards.getByRole('cell').allInnerTexts()).toEqual([
      '–',
      '50 Punkte',
      'Kostenloser Versand',
      expect.stringMatching(/^Geschenkkarte über 20\s€$/),
    ]);
    expect(await requestsOf(page)).toEqual(requests);
  });

  it('marks no tier for guests, and is empty for customers whom the program excludes', async () => {
    const forGuests = await browser.open({ body: tiers });
    await forGuests.getByText('Platinum').waitFor();
    expect(await forGuests.getByText('Your tier').count()).toBe(0);
    await showsNothing(await browser.open({ body: tiers, customer: WANDA }));
  });

  it('is empty without a tiers program', async () => {
    const settings = { isEnabled: false, period: 'firstOrder' } as const;
    await changeSettings(browser.api, { tiers: settings });
    await showsNothing(await browser.open({ body: tiers }));
    await changeSettings(browser.api, { tiers: { ...settings, isEnabled: true } });
  });
});

describe('the history', () => {
  const history = placeholder('history-page', { 'per-page': 4 });

  it('has the newest activities first, and reads each page when it is opened', async () => {
    const page = await browser.open({ body: history, customer: MARA });
    const rows = page.getByRole('list', { name: 'Changes of your points' }).getByRole('listitem');
    await rows.getByText('Redeemed').first().waitFor();
    expect(await rows.allInnerTexts()).toEqual([
      expect.stringMatching(/^Redeemed: Choose your discount\s*−200\s*\w+ \d+, \d{4}/),
      expect.stringMatching(/^Correction by the shop\s*\+15\s*\w+ \d+, \d{4} · .+/),
      expect.stringMatching(/^Order something\s*\+64/),
      expect.stringMatching(/^Review a product\s*\+25/),
    ]);
    expect(await requestsOf(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Previous' }).press('Enter');
    const next = page.getByRole('button', { name: 'Next' });
    await next.press('Enter');
    await page.getByRole('status').getByText('Page 2 of 3').waitFor();
    await rows.getByText('Correction by the shop').waitFor({ state: 'detached' });
    expect(await requestsOf(page)).toEqual([
      '/v2/rewards/getActivityHistory?page=1&perPage=4',
      '/v2/rewards/getActivityHistory?page=2&perPage=4',
    ]);
    expect(await next.evaluate((element) => element.matches(':focus'))).toBe(true);
    await setAttribute(page, 'per-page', '50');
    await rows.nth(8).waitFor();
    expect(await next.count()).toBe(0);
  });

  it('shows a redemption at once', async () => {
    const page = await browser.open({ body: history, customer: MARA });
    await page.getByRole('listitem').getByText('Order something').waitFor();
    await page.evaluate('Laurel.redeemReward({ ruleId: 53 })');
    await page.getByRole('listitem').first().getByText('−100', { exact: true }).waitFor();
  });

  it('can try a page again', async () => {
    const page = await browser.open({
      body: history,
      customer: MARA,
      script: `const { fetch } = window;
        window.fetch = (input, init) => String(input).includes('page=2') && !window.isBack
          ? Promise.reject(new TypeError('lost')) : fetch(input, init);`,
    });
    await page.getByRole('button', { name: 'Next' }).click();
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor({ timeout: 20_000 });
    await page.evaluate(() => Object.assign(window, { isBack: true }));
    await retry.click();
    await page.getByRole('status').getByText('Page 2 of 3').waitFor();
  });

  it('says that there is nothing yet, and asks guests to sign in', async () => {
    const page = await browser.open({ body: history, customer: IDA, options: { locale: 'es' } });
    await page.getByText('Todavía nada').waitFor();
    const forGuests = await browser.open({ body: history });
    const link = forGuests.getByRole('link', { name: 'Sign in to see your history.' });
    expect(await link.getAttribute('href')).toMatch(/\/account\/login$/);
  });
});

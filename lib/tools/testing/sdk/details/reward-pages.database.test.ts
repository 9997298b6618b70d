import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../api/change-settings';
import { MARA, placeholder, setAttribute, showsNothing, testBrowser } from '../test-browser';

/** In the highest tier. */
const ELLA = 'ella@mail.example';
/** Whom the tiers program excludes. */
const WANDA = 'wanda@mail.example';
/** Whom the points program excludes. */
const GUS = 'gus@mail.example';
/** Without a history. */
const IDA = 'ida@mail.example';

const browser = testBrowser();

/** Paths of the requests for data so far. */
const requestsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ pathname }) => /^\/(v2|storefront\/v1\/(?!session))/.test(pathname))
      .map(({ pathname, search }) => pathname + search),
  );

describe('the page of tiers', () => {
  const tiers = placeholder('rw-vip-tiers-page');

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

  it('marks no tier for guests, and is empty for customers that the program excludes', async () => {
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

describe('the bar through all tiers', () => {
  const bar = placeholder('rw-vip-tiers-multi-progress');
  const reached = (page: Page) =>
    page
      .getByRole('list', { name: 'VIP tiers' })
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.hasAttribute('data-reached')));

  it('is filled to what the customer has spent', async () => {
    const page = await browser.open({ body: bar, customer: MARA });
    await page.getByText('€233.85').waitFor();
    await page.getByText('Spend €266.15 more to reach Gold').waitFor();
    expect(await page.getByRole('listitem').allInnerTexts()).toEqual([
      'Starter\n€0',
      'Silver\n€200',
      'Gold\n€500',
      'Platinum\n€1,500',
    ]);
    expect(await reached(page)).toEqual([true, true, false, false]);
    expect(await page.locator('[aria-current]').textContent()).toBe('Silver€200');
  });

  it('is full on the highest tier, and empty for guests', async () => {
    const highest = await browser.open({ body: bar, customer: ELLA });
    await highest.getByText('You have reached the highest tier.').waitFor();
    expect(await reached(highest)).toEqual([true, true, true, true]);
    const forGuests = await browser.open({ body: bar });
    await forGuests.getByRole('link', { name: 'Join now' }).waitFor();
    expect(await reached(forGuests)).toEqual([false, false, false, false]);
  });

  it('is hidden in a shop with tiers by tag', async () => {
    const set = (condition: string) =>
      browser.api.database.execute(
        sql`update tiers set details = jsonb_set(details, '{condition}', to_jsonb(${condition}::text))
            where id > 10 and shop_id = ${browser.api.shop.id}`,
      );
    await set('customer_tag');
    await showsNothing(await browser.open({ body: bar, customer: MARA }));
    await set('spent_amount');
  });
});

describe('the history', () => {
  const history = placeholder('rw-history-page', { 'per-page': 4 });

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
    await setAttribute(page, 'hide-empty', 'true');
    await page.getByText('Todavía nada').waitFor({ state: 'detached' });
    const forGuests = await browser.open({ body: history });
    const link = forGuests.getByRole('link', { name: 'Sign in to see your history.' });
    expect(await link.getAttribute('href')).toMatch(/\/account\/login$/);
  });
});

describe('the FAQ', () => {
  const faq = placeholder('rw-faq-page');

  it('opens answers by the keyboard, and the first one if the page wants it', async () => {
    const page = await browser.open({ body: faq, options: { locale: 'de' } });
    const first = page.getByText('Wähle sie bei den Belohnungen aus');
    const question = page.getByText('Wie löse ich eine Belohnung ein?');
    await question.waitFor();
    expect(await page.locator('summary').count()).toBe(4);
    expect(await first.isVisible()).toBe(false);
    await question.press('Enter');
    await first.waitFor();
    await setAttribute(page, 'open-first', 'true');
    await first.waitFor();
    expect(await page.locator('details[open]').count()).toBe(1);
    expect(browser.takeMessages()).toEqual({ violations: [], warnings: [] });
  });

  it('is empty without texts', async () => {
    const program = { faq: [], welcomeTitle: null, welcomeText: null, pointsDecimals: 0 };
    await changeSettings(browser.api, { program });
    await showsNothing(await browser.open({ body: faq }));
  });
});

describe('the loyalty information', () => {
  const info = placeholder('rw-loyalty-info-page');

  it('has the balance, the tier, and the next goal', async () => {
    const page = await browser.open({ body: info, customer: MARA });
    await page.getByText('Good to see you, Mara').waitFor();
    // No decimals, and less than before a redemption in another test.
    await page.getByText(/^\d+ points$/).waitFor();
    await page.getByText(/^They expire on \w+ \d+, \d{4}$/).waitFor();
    await page.getByText('Spend €266.15 more to reach Gold').waitFor();
    expect(await page.getByRole('listitem').allTextContents()).toEqual([
      '1.25× points',
      'Early access',
    ]);
    expect(await page.getByRole('button').count()).toBe(0);
    expect(browser.takeMessages()).toEqual({ violations: [], warnings: [] });
  });

  it('has no goal on the highest tier, and asks for the birthday', async () => {
    const { database, shop } = browser.api;
    await database.execute(
      sql`update customers set birth_day = null where first_name = 'Ella' and shop_id = ${shop.id}`,
    );
    const page = await browser.open({ body: info, customer: ELLA });
    await page.getByText('2× points').waitFor();
    expect(await page.getByText('more to reach').count()).toBe(0);
    await page.getByRole('button', { name: 'Add your birthday: 15% off' }).click();
    await page.getByRole('dialog', { name: 'Birthday' }).waitFor();
  });

  it('leaves out what a customer is excluded from', async () => {
    const withoutPoints = await browser.open({ body: info, customer: GUS });
    await withoutPoints.getByText('Good to see you, Gus').waitFor();
    expect(await withoutPoints.getByText(/points$/).count()).toBe(0);
    const withoutTiers = await browser.open({ body: info, customer: WANDA });
    await withoutTiers.getByText(/^\d+ points$/).waitFor();
    expect(await withoutTiers.getByText('Starter').count()).toBe(0);
  });

  it('introduces the program to guests, and greets them after a sign-in', async () => {
    const page = await browser.open({ body: info });
    // The shop has set no texts.
    await page.getByText('Collect points, get rewards').waitFor();
    const links = page.getByRole('link');
    expect(await links.allTextContents()).toEqual(['Join now', 'Sign in']);
    expect(await links.first().getAttribute('href')).toMatch(/\/account\/register$/);
    expect(await links.nth(1).getAttribute('href')).toMatch(/\/account\/login$/);
    const token = await browser.api.issueStorefrontToken({ customerIdentifier: MARA });
    await page.evaluate(`Laurel.authenticateCustomer({ storefrontToken: '${token}' })`);
    await page.getByText('Good to see you, Mara').waitFor();
  });

  it('is empty without any program', async () => {
    const off = Object.fromEntries(
      ['points', 'referrals', 'tiers'].map((program) => [program, { isEnabled: false }]),
    );
    await changeSettings(browser.api, off);
    await showsNothing(await browser.open({ body: info }));
  });
});

import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changeSettings } from '../api/change-settings';
import { MARA, placeholder, testBrowser } from './test-browser';

const PRODUCT = 880010;
const WITHOUT_REVIEWS = 880021;
/** A tier of the demo shop. */
const GOLD = 13;

const browser = testBrowser();

const widget = (page: Page, name: string) => page.locator(`.laurel-${name}-placeholder`);

/** Paths of the requests for data so far. */
const requestsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ pathname }) => pathname.startsWith('/v2/'))
      .map(({ pathname, search }) => pathname + search),
  );

describe('the average rating', () => {
  const average = (productId: number, more = {}) =>
    placeholder('rv-average', { 'product-id': productId, ...more });

  it('has stars, the average and the number of reviews', async () => {
    const page = await browser.open({ body: average(PRODUCT) });
    const stars = widget(page, 'rv-average').getByRole('button');
    await stars.getByText('28 reviews').waitFor();
    expect(await stars.textContent()).toMatch(/^4\.6\s*4\.6 out of 5 stars\s*28 reviews$/);
    expect(browser.takeMessages()).toEqual({ violations: [], warnings: [] });
  });

  it('says that there are no reviews, or is empty', async () => {
    const body = average(WITHOUT_REVIEWS) + average(WITHOUT_REVIEWS, { 'hide-empty': 'true' });
    const page = await browser.open({ body });
    await widget(page, 'rv-average').getByText('No reviews yet').waitFor();
    expect(await widget(page, 'rv-average').nth(1).textContent()).toBe('');
  });

  it('is in the language of the page', async () => {
    const page = await browser.open({ body: average(PRODUCT), options: { locale: 'de' } });
    await widget(page, 'rv-average').getByText('28 Bewertungen').waitFor();
    await widget(page, 'rv-average').getByText('4,6', { exact: true }).waitFor();
  });

  it('opens the drawer, unless the reviews are in the page', async () => {
    const body = average(PRODUCT) + placeholder('rv-drawer', { 'product-id': PRODUCT });
    const page = await browser.open({ body });
    await widget(page, 'rv-average').getByText('28 reviews').waitFor();
    await widget(page, 'rv-average').getByRole('button').press('Enter');
    await page.getByRole('dialog').waitFor();
    expect(
      await page.evaluate(() => JSON.stringify((window as never as { log: unknown }).log)),
    ).toContain('"widget":"reviews_drawer"');
  });

  it('scrolls to the reviews in the page', async () => {
    const reviews = placeholder('rv-product-page', { 'product-id': PRODUCT });
    const space = '<br>'.repeat(200);
    const page = await browser.open({ body: average(PRODUCT) + space + reviews + space });
    await widget(page, 'rv-average').getByRole('button').click();
    await page.waitForFunction(() => scrollY > 1000);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('shows another product in place when its attribute changes', async () => {
    const page = await browser.open({ body: average(PRODUCT) });
    await widget(page, 'rv-average').getByRole('button').waitFor();
    await widget(page, 'rv-average').evaluate((element, id) => {
      element.setAttribute('data-laurel-product-id', String(id));
    }, WITHOUT_REVIEWS);
    await widget(page, 'rv-average').getByText('No reviews yet').waitFor();
  });
});

describe('listing averages', () => {
  const card = (productId: number) =>
    placeholder('rv-listing-average', { 'product-id': productId });

  it('read 20 products with one request, and each product once', async () => {
    const others = Array.from({ length: 24 }, (_, at) => card(5_000_000 + at));
    const page = await browser.open({ body: [card(PRODUCT), card(PRODUCT), ...others].join('') });
    await page.getByRole('img', { name: '4.6 out of 5 stars, 28 reviews' }).first().waitFor();
    expect(await page.getByRole('img').count()).toBe(2);
    const requests = await requestsOf(page);
    expect(requests.map((url) => url.split('productIds').length - 1)).toEqual([20, 5]);
  });

  it('keep their height without reviews', async () => {
    const page = await browser.open({ body: card(PRODUCT) + card(WITHOUT_REVIEWS) });
    await page.getByRole('img').waitFor();
    const heights = await widget(page, 'rv-listing-average').evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().height),
    );
    expect(heights[0]).toBeGreaterThan(10);
    expect(heights[1]).toBe(heights[0]);
  });
});

describe('the trust badge', () => {
  it('has the rating of the shop, and links to its reviews page', async () => {
    const page = await browser.open({ body: placeholder('rv-trust-badge') });
    const badge = widget(page, 'rv-trust-badge').getByRole('link');
    await badge.getByText('108 reviews').waitFor();
    await badge.getByText('4.5', { exact: true }).waitFor();
    expect(await badge.getAttribute('href')).toMatch(/\/pages\/reviews$/);
  });

  it('is no link if it must not be, and takes its address from the page', async () => {
    const body = placeholder('rv-trust-badge', { link: 'false' }) + placeholder('rv-trust-badge');
    const script = `Laurel.setModifyURLFunction((url, { type }) => '/' + type)`;
    const page = await browser.open({ body, script });
    await widget(page, 'rv-trust-badge').getByText('108 reviews').first().waitFor();
    const links = await page.getByRole('link').all();
    expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
      '/reviews_page',
    ]);
  });
});

describe('the points balance', () => {
  const balance =
    placeholder('rw-points-balance-inline') +
    placeholder('rw-points-balance-inline', { 'with-label': 'false' });

  it('is read once for all copies, and is lower right after a redemption', async () => {
    const page = await browser.open({ body: balance, customer: MARA });
    await page.getByText('320.5 points').waitFor();
    await page.getByText('320.5', { exact: true }).waitFor();
    expect(await requestsOf(page)).toEqual(['/v2/customers/getCustomer']);
    await page.evaluate(() =>
      (
        window as never as { Laurel: { redeemReward(args: object): Promise<unknown> } }
      ).Laurel.redeemReward({ ruleId: 53 }),
    );
    await page.getByText('220.5 points').waitFor();
  });

  it('is nothing for guests, and that of the customer after a sign-in', async () => {
    const page = await browser.open({ body: balance });
    const texts = () => widget(page, 'rw-points-balance-inline').allInnerTexts();
    expect(await texts()).toEqual(['', '']);
    const token = await browser.api.issueStorefrontToken({
      customerIdentifier: 'jonas@mail.example',
    });
    await page.evaluate(
      (storefrontToken) =>
        (
          window as never as { Laurel: { authenticateCustomer(args: object): Promise<unknown> } }
        ).Laurel.authenticateCustomer({ storefrontToken }),
      token,
    );
    await page.getByText(/points$/).waitFor();
  });
});

describe('a page without a token', () => {
  it('shows nothing that is personal, and everything after the next sign-in', async () => {
    const page = await browser.open({
      body:
        placeholder('rw-points-balance-inline') +
        placeholder('rv-average', { 'product-id': PRODUCT }),
      customer: MARA,
      script: `const response = await fetch('/laurel/token', { method: 'POST' });
        Object.assign(options, await response.json(), { getStorefrontToken: undefined });`,
    });
    await page.getByText(/\d points/).waitFor();
    await page.evaluate('Laurel.logoutCustomer()');
    await page.getByText(/\d points/).waitFor({ state: 'detached' });
    await widget(page, 'rv-average').evaluate((element, id) => {
      element.setAttribute('data-laurel-product-id', String(id));
    }, WITHOUT_REVIEWS);
    await page.getByText('28 reviews').waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    const token = await browser.api.issueStorefrontToken({ customerIdentifier: MARA });
    await page.evaluate(`Laurel.authenticateCustomer({ storefrontToken: '${token}' })`);
    await page.getByText(/\d points/).waitFor();
    await page.getByText('No reviews yet').waitFor();
  });
});

describe('tiers', () => {
  const card = placeholder('rw-vip-tiers-card');
  const progress = placeholder('rw-vip-tiers-single-progress');

  it('show what the customer has reached, and the way to the next one', async () => {
    const other = placeholder('rw-vip-tiers-card', { 'tier-id': GOLD });
    const page = await browser.open({ body: card + other + progress, customer: MARA });
    const cards = widget(page, 'rw-vip-tiers-card');
    await cards.first().getByText('Yours since August 16, 2025').waitFor();
    expect(await cards.first().getByRole('listitem').allTextContents()).toEqual([
      '1.25× points',
      'Early access',
    ]);
    expect(
      await cards
        .nth(1)
        .getByText(/^Gold$/)
        .count(),
    ).toBe(1);
    expect(await cards.nth(1).getByText('Yours since').count()).toBe(0);
    await page.getByText('Spend €266.15 more to reach Gold').waitFor();
    expect(await requestsOf(page)).toHaveLength(2);
  });

  it('invite guests to join', async () => {
    const page = await browser.open({ body: card + progress, options: { locale: 'fr' } });
    const links = page.getByRole('link', { name: 'S’inscrire' });
    await links.nth(1).waitFor();
    expect(await links.first().getAttribute('href')).toMatch(/\/account\/register$/);
    await page.getByText('Starter').waitFor();
  });

  it('are empty for customers that the program excludes', async () => {
    const allow = (value: boolean) =>
      browser.api.database.execute(
        sql`update customers set is_allowed_to_earn_tier = ${value} where shop_id = ${browser.api.shop.id}`,
      );
    await allow(false);
    const page = await browser.open({ body: card + progress, customer: MARA });
    await page.waitForFunction(() => document.querySelector('div')?.shadowRoot?.childElementCount);
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    expect(await widget(page, 'rw-vip-tiers-single-progress').textContent()).toBe('');
    await allow(true);
  });

  it('are empty without a tiers program', async () => {
    const tiers = { isEnabled: false, period: 'firstOrder' } as const;
    await changeSettings(browser.api, { tiers });
    const page = await browser.open({ body: card + progress, customer: MARA });
    await page.waitForFunction(() => document.querySelector('div')?.shadowRoot?.childElementCount);
    expect(await widget(page, 'rw-vip-tiers-card').textContent()).toBe('');
    await changeSettings(browser.api, { tiers: { ...tiers, isEnabled: true } });
  });
});

describe('hearts', () => {
  const SCARF = { 'product-id': PRODUCT, 'variant-id': 990011 };
  const hearts =
    placeholder('add-to-wishlist-product-card', { ...SCARF, button_class: 'shop-button' }) +
    placeholder('wl-add-to-wishlist', SCARF) +
    placeholder('wl-go-to-wishlist-header');
  const script = `window.seen = [];
    for (const name of ['modal_opened', 'modal_closed', 'wishlist_item_created', 'wishlist_item_deleted']) {
      Laurel.on(name, (payload) => seen.push([name, payload]));
    }`;
  const events = (page: Page) =>
    page.evaluate(() => JSON.stringify((window as never as { seen: unknown }).seen));

  it('save and remove a product of a guest, and all of them show it', async () => {
    const page = await browser.open({ body: hearts, script });
    const heart = widget(page, 'add-to-wishlist-product-card').getByRole('button');
    const wide = widget(page, 'wl-add-to-wishlist').getByRole('button');
    const header = widget(page, 'wl-go-to-wishlist-header').getByRole('button');
    await heart.and(page.getByRole('button', { name: 'Save to wishlist' })).press('Enter');
    await heart.and(page.getByRole('button', { name: 'Remove from wishlist' })).waitFor();
    await wide.getByText('Saved', { exact: true }).waitFor();
    await header.and(page.getByRole('button', { name: 'Wishlist, 1 item' })).waitFor();
    expect(await heart.getAttribute('class')).toContain('shop-button');
    await wide.click();
    await wide.getByText('Save', { exact: true }).waitFor();
    await header.and(page.getByRole('button', { name: 'Wishlist', exact: true })).waitFor();
    expect(await events(page)).toMatch(/wishlist_item_created.*wishlist_item_deleted/);
    expect(browser.takeMessages()).toEqual({ violations: [], warnings: [] });
  });

  it('ask customers with several lists for the list', async () => {
    const page = await browser.open({ body: hearts, script, customer: MARA });
    const wide = widget(page, 'wl-add-to-wishlist').getByRole('button');
    // The number of the product, which comes with whether it is saved.
    await wide.getByText(/\d/).waitFor();
    if ((await wide.getAttribute('aria-label')) === 'Remove from wishlist') {
      await wide.click();
      await wide.getByText('Save', { exact: true }).waitFor();
    }
    await wide.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().check();
    const list = await dialog.getByRole('radio').first().getAttribute('value');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await wide.getByText('Saved', { exact: true }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await wide.evaluate((element) => element.matches(':focus'))).toBe(true);
    const log = await events(page);
    expect(log).toMatch(/modal_opened.*modal_closed.*completed.*wishlist_item_created/);
    expect(log).toContain(`"wishlistId":${list}`);
  });

  it('keep a saved product if they are clicked before they show it', async () => {
    const slow = `const send = window.fetch;
      const released = new Promise((resolve) => { window.release = resolve; });
      window.fetch = async (input, init) => {
        if (String(input.url ?? input).includes('roductStatuses')) await released;
        return send(input, init);
      };`;
    const page = await browser.open({ body: hearts, script: script + slow, customer: MARA });
    const wide = widget(page, 'wl-add-to-wishlist').getByRole('button');
    await wide.click();
    await page.evaluate('release()');
    await wide.getByText('Saved', { exact: true }).waitFor();
    await page.waitForFunction(
      (button) => button?.getAttribute('aria-busy') !== 'true',
      await wide.elementHandle(),
    );
    expect(await events(page)).not.toContain('wishlist_item_deleted');
  });

  it('say in the dialog that saving has failed', async () => {
    const page = await browser.open({ body: hearts, script, customer: MARA });
    const wide = widget(page, 'wl-add-to-wishlist').getByRole('button');
    await wide.getByText('Saved', { exact: true }).waitFor();
    await wide.click();
    await wide.getByText('Save', { exact: true }).waitFor();
    await wide.click();
    await page.getByRole('radio').first().check();
    await page.evaluate(`window.fetch = () => Promise.reject(new TypeError('lost'))`);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').getByText('That didn’t work. Please try again.').waitFor();
    expect(await events(page)).not.toContain('wishlist_item_created');
  });

  it('ask guests to sign in if the shop requires it', async () => {
    await changeSettings(browser.api, { wishlists: { requireSignIn: true } });
    const page = await browser.open({ body: hearts, script });
    await widget(page, 'add-to-wishlist-product-card').getByRole('button').click();
    await page.getByRole('dialog').getByRole('link', { name: 'Sign in' }).waitFor();
    await changeSettings(browser.api, { wishlists: { requireSignIn: false } });
  });
});

describe('a widget whose data is missing', () => {
  it('says so, and can try again', async () => {
    const page = await browser.open({
      body: placeholder('rv-average', { 'product-id': PRODUCT }),
      script: `const { fetch } = window;
        window.fetch = (input, init) => String(input).includes('Aggregates') && !window.isBack
          ? Promise.reject(new TypeError('lost')) : fetch(input, init);`,
    });
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor({ timeout: 20_000 });
    await page.evaluate(() => Object.assign(window, { isBack: true }));
    await retry.press('Enter');
    const stars = page.getByRole('button', { name: '28 reviews' });
    await stars.waitFor();
    // The button with the focus is gone.
    expect(await stars.evaluate((element) => element.matches(':focus'))).toBe(true);
  });
});

describe('a hostile theme', () => {
  it('changes nothing inside a widget', async () => {
    const theme = '*, button { margin: 9px !important; display: none; color: red !important }';
    const page = await browser.open({
      body: placeholder('rv-average', { 'product-id': PRODUCT }),
      // A constructed style sheet, since the policy of the page forbids inline styles.
      script: `const sheet = new CSSStyleSheet();
        sheet.replaceSync('${theme} html, body, div { display: block }');
        document.adoptedStyleSheets.push(sheet);`,
    });
    const stars = widget(page, 'rv-average').getByRole('button');
    await stars.waitFor();
    expect(await stars.evaluate((element) => getComputedStyle(element).margin)).toBe('0px');
  });
});

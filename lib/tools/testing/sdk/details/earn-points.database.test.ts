import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../api/change-settings';
import { MARA, setAttribute, showsNothing, testBrowser } from '../test-browser';

/** Whom the points program excludes. */
const GUS = 'gus@mail.example';
/** €59. */
const SCARF = 880010;

const browser = testBrowser(({ api }) =>
  // Northlight gives 2 points for €1; a campaign would change that.
  api.database.execute(sql`delete from boost_campaigns where shop_id = ${api.shop.id}`),
);

const product = (attributes = '') =>
  `<div class="laurel-rw-earn-points-product-page-placeholder" data-laurel-product-id="${SCARF}" ${attributes}></div>`;
const cart = (attributes = '') =>
  `<div class="laurel-rw-earn-points-cart-page-placeholder" ${attributes}></div>`;

describe('the points of a product', () => {
  it('are those of its price, the quantity, and the tier', async () => {
    const page = await browser.open({ body: product(), customer: MARA });
    // 59 × 2 × 1.25
    await page.getByText('147.5 points with this product').waitFor();
    await page.getByText('1.25× points').waitFor();
    expect(await page.getByRole('link').count()).toBe(0);
    const requests = await page.evaluate(() => performance.getEntriesByType('resource').length);
    await setAttribute(page, 'quantity', '2');
    await page.getByText('295 points with this product').waitFor();
    await setAttribute(page, 'price', '10.50');
    await page.getByText('52.5 points with this product').waitFor();
    const now = await page.evaluate(() => performance.getEntriesByType('resource').length);
    expect(now).toBe(requests);
    expect(browser.takeMessages()).toEqual({ violations: [], warnings: [] });
  });

  it('are those of the selected variant, without a tier for guests, who can join', async () => {
    await browser.api.database.execute(
      sql`update variants set price = 20 where id = 990012 and shop_id = ${browser.api.shop.id}`,
    );
    const page = await browser.open({ body: product(), options: { locale: 'de' } });
    await page.getByText('118 Punkte für dieses Produkt').waitFor();
    const join = page.getByRole('link', { name: 'Jetzt mitmachen' });
    expect(await join.getAttribute('href')).toMatch(/\/account\/register$/);
    await setAttribute(page, 'variant-id', '990012');
    await page.getByText('40 Punkte für dieses Produkt').waitFor();
  });

  it('are hidden if it is excluded, if the customer is, and without a rule for orders', async () => {
    await showsNothing(await browser.open({ body: product(), customer: GUS }));
    const { database, shop } = browser.api;
    await database.execute(
      sql`update products set earns_points = false where id = ${SCARF} and shop_id = ${shop.id}`,
    );
    await showsNothing(await browser.open({ body: product(), customer: MARA }));
    await database.execute(sql`update products set earns_points = true where shop_id = ${shop.id}`);
    await database.execute(
      sql`update earning_rules set is_active = false where id = 31 and shop_id = ${shop.id}`,
    );
    await showsNothing(await browser.open({ body: product(), customer: MARA }));
    await database.execute(
      sql`update earning_rules set is_active = true where id = 31 and shop_id = ${shop.id}`,
    );
  });

  it('have the decimals that the shop owner has set', async () => {
    const program = { faq: [], welcomeTitle: null, welcomeText: null, pointsDecimals: 0 };
    await changeSettings(browser.api, { program });
    const page = await browser.open({ body: product(), customer: MARA });
    await page.getByText('147 points with this product').waitFor();
    await changeSettings(browser.api, { program: { ...program, pointsDecimals: 2 } });
  });
});

describe('the points of a cart', () => {
  it('are those of its total, which the page can change', async () => {
    const page = await browser.open({ body: cart('data-laurel-cart-total="84.50"') });
    await page.getByText('169 points with this order').waitFor();
    await setAttribute(page, 'cart-total', '100');
    await page.getByText('200 points with this order').waitFor();
    await setAttribute(page, 'cart-total', '0');
    await showsNothing(page);
  });

  it('are those of the cart of the page', async () => {
    const script = `Laurel.setCustomCartRepository({
      getCart: async () => ({ id: '1', currency: 'EUR', subtotal: 30, total: 25, items: [] }),
      addItems() {}, removeItem() {} });`;
    const page = await browser.open({ body: cart(), customer: MARA, script });
    await page.getByText('62.5 points with this order').waitFor();
  });

  it('are those of the cart of the theme, which can be read again', async () => {
    const script = `const { fetch } = window;
      const cart = { token: 'c', currency: 'EUR', items_subtotal_price: 3000, total_price: 3000, items: [] };
      window.fetch = (input, init) => input === '/cart.js'
        ? Promise.resolve(Response.json(cart, { status: window.isBack ? 200 : 500 })) : fetch(input, init);`;
    const page = await browser.open({ body: cart(), script, options: { debug: true } });
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    expect(browser.takeMessages().warnings.join()).toContain('The cart of the theme returned 500');
    await page.evaluate(() => Object.assign(window, { isBack: true }));
    await retry.click();
    await page.getByText('60 points with this order').waitFor();
  });
});

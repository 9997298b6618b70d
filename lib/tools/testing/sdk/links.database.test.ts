import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { getType } from '../../../content/sdk/model';
import { MARA, placeholder, testBrowser } from './test-browser';

/** Has no rewards. */
const NOAH = 'noah@mail.example';

const browser = testBrowser();

/** Opens a page that keeps the types of its links, and whose links that are followed stay on the page. */
const open = (body: string, customer?: string) =>
  browser.open({
    body,
    script: `window.types = [];
      Laurel.setModifyURLFunction((url, { type }) => { types.push(type); return type === 'rewards_page' ? '#rewards' : url; });
      Laurel.setCustomCartRepository({ async getCart() {}, async addItems() {}, async removeItem() {} })`,
    ...(customer && { customer }),
  });

/** Waits until a page has links of the types. */
const expectTypes = (page: Page, types: readonly string[]) =>
  expect
    .poll(() => page.evaluate(() => (window as never as { types: string[] }).types), {
      timeout: 20_000,
    })
    .toEqual(expect.arrayContaining([...types]));

const OF_GUESTS = ['login', 'register', 'reviews_page', 'wishlists_page'];
const OF_CUSTOMERS = ['product', 'checkout', 'shared_wishlists_page', 'cart'];

it('each type of link has a test', () => {
  const declared = getType('URLType').fields.map(({ name }) => name);
  expect([...OF_GUESTS, ...OF_CUSTOMERS, 'rewards_page'].toSorted()).toEqual(declared.toSorted());
});

it('the function of the page changes the links that guests see', async () => {
  const page = await open(
    placeholder('rv-trust-badge') +
      placeholder('rw-available-rewards-page') +
      placeholder('rw-vip-tiers-single-progress') +
      placeholder('wl-go-to-wishlist-header', { target: 'page' }),
  );
  await expectTypes(page, OF_GUESTS);
});

it('the function of the page changes the links that customers see', async () => {
  const page = await open(placeholder('wl-page') + placeholder('rw-available-rewards-page'), MARA);
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Added to the cart' }).waitFor();
  await page.getByRole('button', { name: 'Share' }).first().click();
  await expectTypes(page, OF_CUSTOMERS);
});

it('the function of the page changes links that buttons follow', async () => {
  const page = await open(placeholder('rw-available-rewards-page'), NOAH);
  await page.getByRole('button', { name: 'Ways to spend' }).click();
  await expectTypes(page, ['rewards_page']);
  expect(page.url()).toContain('#rewards');
});

import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { changeSettings } from '../api/change-settings';
import type { ShopBrowser } from './shop-browser';
import { testBrowser } from './test-browser';

const SCARF = 880010;
const GRAY = 990011;
const GREEN = 990012;
const MUG = 880014;
const BEANIE = 880011;
/** A variant that is sold out. */
const RUST = 990015;

const PAGE = '<div class="laurel-wl-page-placeholder" data-laurel-per-page="2"></div>';
const DRAWER = '<div class="laurel-wl-drawer-widget-placeholder"></div>';
const SHARED = '<div class="laurel-wl-shared-wishlist-page-placeholder"></div>';
const CART_PAGE = '<div class="laurel-wl-save-for-later-modal-placeholder"></div>';

/** A page with a cart in memory, whose events are kept. */
const SCRIPT = `window.seen = [];
  for (const name of ['modal_opened', 'modal_closed', 'wishlist_item_created', 'wishlist_item_deleted']) {
    Laurel.on(name, ({ modal, reason }) => seen.push([name, modal, reason].filter(Boolean).join(' ')));
  }
  window.calls = [];
  window.cart = { id: 'c', currency: 'EUR', subtotal: 59, total: 59, items: [{ lineId: 'line-1',
    productId: ${SCARF}, variantId: ${GREEN}, quantity: 1, price: 59, title: 'Wool scarf',
    handle: 'wool-scarf', image: null }] };
  Laurel.setCustomCartRepository({
    getCart: async () => cart,
    async addItems(items) {
      calls.push(items);
      if (window.isBroken) throw new Error('broken');
      return cart;
    },
    async removeItem(lineId) {
      calls.push(lineId);
      return cart;
    },
  });`;

const browser = testBrowser();

const open = (body: string, opening: Partial<Parameters<ShopBrowser['open']>[0]> = {}) =>
  browser.open({ body, script: SCRIPT, ...opening });

/** Saves variants of products for the guest of a page. */
const save = (page: Page, ...items: [productId: number, variantId: number][]) =>
  page.evaluate(
    `(async () => { for (const [productId, variantId] of ${JSON.stringify(items)})
      await Laurel.createWishlistItem({ productId, variantId }); seen.length = 0; })()`,
  );

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('group').getByText(name).first();
const items = (page: Page) => page.getByRole('listitem');
const seen = (page: Page) => page.evaluate('seen.splice(0)');
const calls = (page: Page) => page.evaluate('calls.splice(0)');

/** Creates a list in the dialog of a page. */
async function createList(page: Page, title: string) {
  await button(page, 'New list').click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(title);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

describe('the wishlists page', () => {
  it('has nothing for a new guest but a hint and links', async () => {
    const page = await open(PAGE);
    await page.getByText('Nothing saved yet').waitFor();
    const hrefs = ['Sign in', 'Go to the shop'].map((name) =>
      page.getByRole('link', { name }).getAttribute('href'),
    );
    expect(await Promise.all(hrefs)).toEqual([
      'https://northlight.shop.example/account/login',
      'https://northlight.shop.example',
    ]);
    expect(browser.takeMessages()).toEqual({ violations: [], warnings: [] });
  });

  it('creates, renames and deletes lists, and shows a new one at once', async () => {
    const page = await open(PAGE);
    await createList(page, 'Gifts');
    await heading(page, 'Gifts').waitFor();
    await page.getByText('Default', { exact: true }).waitFor();
    await createList(page, 'Kitchen');
    await heading(page, 'Kitchen').waitFor();
    expect(await seen(page)).toEqual([
      'modal_opened wishlist_form',
      'modal_closed wishlist_form completed',
      'modal_opened wishlist_form',
      'modal_closed wishlist_form completed',
    ]);
    await button(page, 'Rename').click();
    const name = page.getByRole('dialog').getByRole('textbox');
    expect(await name.inputValue()).toBe('Kitchen');
    await name.fill('Cooking');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await heading(page, 'Cooking').waitFor();
    await button(page, 'Make default').click();
    await button(page, 'Make default').waitFor({ state: 'detached' });
    await button(page, 'Delete').click();
    await page.keyboard.press('Escape');
    await button(page, 'Cancel').waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await page.getByText('Delete “Cooking” with everything in it?').waitFor();
    await button(page, 'Delete').click();
    await page.getByText('“Cooking” was deleted.').waitFor();
    await heading(page, 'Gifts').waitFor();
    expect(await tab(page, 'Cooking').count()).toBe(0);
  });

  it('moves and removes items, and says so', async () => {
    const page = await open(PAGE);
    await save(page, [SCARF, GRAY], [MUG, 990019]);
    await createList(page, 'Gifts');
    await tab(page, 'Wishlist').click();
    await page.getByText('Wool scarf').waitFor();
    await page.getByText('Move', { exact: true }).first().click();
    await items(page).getByRole('button', { name: 'Gifts' }).click();
    await page.getByText('Wool scarf is in “Gifts” now.').waitFor();
    expect(await heading(page, 'Wishlist').evaluate((own) => own.matches(':focus'))).toBe(true);
    await seen(page);
    await button(page, 'Remove Enamel mug').click();
    await page.getByText('Enamel mug was removed.').waitFor();
    await page.getByText('Nothing saved yet').waitFor();
    expect(await seen(page)).toEqual(['wishlist_item_deleted']);
    await tab(page, 'Gifts').click();
    await page.getByText('Wool scarf').waitFor();
  });

  it('shows prices, changes the variant in place, and adds to the cart', async () => {
    const page = await open(PAGE, { options: { debug: true } });
    await save(page, [SCARF, GRAY], [BEANIE, RUST]);
    const scarf = items(page).filter({ hasText: 'Wool scarf' });
    await scarf.getByText('€59.00').waitFor();
    expect(await scarf.getByRole('link').getAttribute('href')).toMatch(
      /\/products\/wool-scarf\?variant=990011$/,
    );
    const variant = scarf.getByRole('combobox', { name: 'Variant of Wool scarf' });
    await variant.focus();
    await variant.selectOption(String(GREEN));
    await scarf.locator(`a[href$="${GREEN}"]`).waitFor();
    expect(await variant.evaluate((element) => element.matches(':focus'))).toBe(true);
    await scarf.getByRole('button', { name: 'Add to cart' }).click();
    await scarf.getByText('Added to the cart').waitFor();
    expect(await calls(page)).toEqual([[{ productId: SCARF, variantId: GREEN, quantity: 1 }]]);
    await page.getByText('Sold out', { exact: true }).waitFor();
    expect(await button(page, 'Add to cart: Merino beanie').count()).toBe(0);
    await page.evaluate('window.isBroken = true');
    await scarf.getByRole('button', { name: 'Add to cart' }).click();
    await scarf.getByText('That didn’t work. Please try again.').waitFor();
    expect(browser.takeMessages().warnings.join()).toContain('broken');
  });

  it('has pages, of the number of items that the attribute sets', async () => {
    const page = await open(PAGE);
    await save(page, [SCARF, GRAY], [SCARF, GREEN], [MUG, 990019]);
    await page.getByText('Page 1 of 2').waitFor();
    expect(await items(page).count()).toBe(2);
    await button(page, 'Next').press('Enter');
    await page.getByText('Page 2 of 2').waitFor();
    expect(await items(page).count()).toBe(1);
    await button(page, 'Remove Enamel mug').click();
    await page.getByText('Page 2 of 2').waitFor({ state: 'detached' });
    expect(await items(page).count()).toBe(2);
  });

  it('adds to the cart of the theme if the page has no other', async () => {
    const page = await open(PAGE, { script: 'window.seen = []' });
    await save(page, [SCARF, GRAY]);
    const cart = {
      token: 'c',
      currency: 'EUR',
      items_subtotal_price: 0,
      total_price: 0,
      items: [],
    };
    const added: unknown[] = [];
    await page.route('**/cart.js', (route) => route.fulfill({ json: cart }));
    await page.route('**/cart/add.js', (route) => {
      added.push(route.request().postDataJSON());
      return route.fulfill({ json: {} });
    });
    await button(page, 'Add to cart: Wool scarf').click();
    await page.getByText('Added to the cart').waitFor();
    expect(added).toEqual([{ items: [{ id: GRAY, quantity: 1 }] }]);
  });

  it('asks guests to sign in if the shop requires it', async () => {
    await changeSettings(browser.api, { wishlists: { requireSignIn: true } });
    const page = await open(PAGE);
    await button(page, 'New list').click();
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
    await changeSettings(browser.api, { wishlists: { requireSignIn: false } });
  });

  it('keeps a title that can’t be saved', async () => {
    const page = await open(PAGE);
    await button(page, 'New list').click();
    await page.evaluate(`window.fetch = () => Promise.reject(new TypeError('lost'))`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Gifts');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await dialog.getByRole('alert').waitFor();
    expect(await dialog.getByRole('textbox').inputValue()).toBe('Gifts');
  });
});

describe('sharing', () => {
  it('gives a link that everyone can open, until the list is private', async () => {
    const page = await open(PAGE);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await save(page, [SCARF, GREEN]);
    await button(page, 'Share').click();
    const dialog = page.getByRole('dialog', { name: 'Share the wishlist' });
    const link = dialog.getByRole('textbox', { name: 'Link to the list' });
    await page.waitForFunction(() =>
      document.body.lastElementChild?.shadowRoot?.querySelector('input')?.value.includes('='),
    );
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await dialog.getByText('Copied').waitFor();
    const url = await link.inputValue();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(url);
    const popup = page.waitForEvent('popup');
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
    await dialog.getByRole('button', { name: 'WhatsApp' }).click();
    await (await popup).waitForURL(/wa\.me.*shareToken/);
    expect(await seen(page)).toEqual([
      'modal_opened wishlist_share',
      'modal_closed wishlist_share completed',
    ]);

    const token = new URL(url).searchParams.get('shareToken') ?? '';
    const own = SHARED.replace('></', ` data-laurel-share-token="${token}"></`);
    const friend = await open(own, { customer: 'mara@mail.example' });
    await heading(friend, 'Wishlist').waitFor();
    await friend.getByText('Shared with you · 1 item').waitFor();
    await friend.getByText('Forest green').waitFor();
    await button(friend, 'Add to cart: Wool scarf').click();
    await friend.getByText('Added to the cart').waitFor();
    expect(await button(friend, /Remove|Move/).count()).toBe(0);

    await button(page, 'Make private').click();
    await button(page, 'Share').waitFor({ state: 'detached' });
    await (await open(own)).getByText('This list wasn’t found').waitFor();
  });

  it('copies nothing without a link', async () => {
    const page = await open(PAGE);
    await save(page, [SCARF, GREEN]);
    await page.route('**/createShareLink', (route) => route.fulfill({ status: 400, json: {} }));
    await button(page, 'Share').click();
    const dialog = page.getByRole('dialog', { name: 'Share the wishlist' });
    await dialog.getByText('That didn’t work. Please try again.').waitFor();
    await dialog.getByRole('button', { name: 'Copy' }).click({ force: true });
    expect(await dialog.getByText('Copied').count()).toBe(0);
    expect(await dialog.getByRole('button', { name: 'Copy' }).isDisabled()).toBe(true);
  });

  it('takes the token of the link from the address of the page', async () => {
    const script = `${SCRIPT} history.replaceState(null, '', '?shareToken=sh_nothing');`;
    const page = await open(SHARED, { script });
    await page.getByText('This list wasn’t found').waitFor();
    expect(
      await page.evaluate(`performance.getEntriesByType('resource').map((e) => e.name).join()`),
    ).toContain('getWishlists?shareToken=sh_nothing');
  });
});

describe('the wishlists drawer', () => {
  it('opens with its launcher, and changes the lists that all widgets show', async () => {
    const page = await open(DRAWER);
    await save(page, [SCARF, GRAY], [MUG, 990019]);
    await button(page, 'Wishlists, 2 items').click();
    const drawer = page.getByRole('dialog', { name: 'Wishlists' });
    await drawer.getByRole('link', { name: 'Sign in' }).waitFor();
    await drawer.getByRole('button', { name: 'Add to cart: Enamel mug' }).click();
    await drawer.getByText('Added to the cart').waitFor();
    await drawer.getByRole('button', { name: 'Remove Enamel mug' }).click();
    await drawer.getByText('Enamel mug was removed.').waitFor();
    expect(await seen(page)).toEqual(['wishlist_item_deleted']);
    await drawer.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('dialog', { name: 'Share the wishlist' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const launcher = button(page, 'Wishlists, 1 item');
    expect(await launcher.evaluate((own) => own.matches(':focus'))).toBe(true);
  });

  it('shows the list that a method asks for, and has no launcher if it must not', async () => {
    const hidden = DRAWER.replace('></', ' data-laurel-launcher="false"></');
    const page = await open(hidden + PAGE);
    await save(page, [SCARF, GRAY]);
    await createList(page, 'Gifts');
    expect(await button(page, /^Wishlists/).count()).toBe(0);
    await page.evaluate('Laurel.openWishlistsDrawer()');
    const current = page.getByRole('dialog').locator('[aria-current]');
    await current.getByText('Wishlist').waitFor();
    const created = (await page.evaluate(`Laurel.createWishlistItem({ productId: ${MUG} })`)) as {
      data: { wishlistId: number };
    };
    await page.evaluate(`Laurel.openWishlistsDrawer({ wishlistId: ${created.data.wishlistId} })`);
    await current.getByText('Gifts').waitFor();
  });
});

describe('the dialog of the cart page', () => {
  const remove = (change: string) =>
    `${CART_PAGE}<button id="remove">Remove</button><p id="line">Line</p>
    <script nonce="x">document.getElementById('remove').onclick = () => {
      ${change}; document.getElementById('line').remove(); }</script>`;
  const GONE = 'cart = { ...cart, items: [] }';

  it('keeps an item that has left the cart, in a new list of a guest', async () => {
    const page = await open(remove(GONE) + DRAWER);
    await button(page, 'Wishlists').waitFor();
    await page.locator('#remove').click();
    const dialog = page.getByRole('dialog', { name: 'Save for later' });
    await dialog.getByText('Forest green').waitFor();
    await dialog.getByRole('button', { name: 'Save for later' }).click();
    await button(page, 'Wishlists, 1 item').waitFor();
    expect(await seen(page)).toEqual([
      'modal_opened save_for_later',
      'modal_closed save_for_later completed',
      'wishlist_item_created',
    ]);
    // The page has removed the line.
    expect(await calls(page)).toEqual([]);
  });

  it('keeps nothing if it is dismissed', async () => {
    const page = await open(remove(GONE));
    await page.waitForFunction(() => document.querySelector('div')?.shadowRoot);
    await page.locator('#remove').click();
    await button(page, 'No, thanks').click();
    expect(await seen(page)).toEqual([
      'modal_opened save_for_later',
      'modal_closed save_for_later dismissed',
    ]);
  });

  it('removes the line if it is in the cart again', async () => {
    const page = await open(remove(`window.full = cart; ${GONE}`));
    await page.waitForFunction(() => document.querySelector('div')?.shadowRoot);
    await page.locator('#remove').click();
    await button(page, 'Save for later').waitFor();
    await page.evaluate('cart = full');
    await button(page, 'Save for later').click();
    await page.waitForFunction(() => (window as never as { calls: [] }).calls.length > 0);
    expect(await calls(page)).toEqual(['line-1']);
  });

  it('stays closed if the cart changes otherwise', async () => {
    const page = await open(
      remove('cart = { ...cart, items: [{ ...cart.items[0], quantity: 2 }] }'),
    );
    await page.locator('#remove').click();
    await page.waitForTimeout(3500);
    expect(await seen(page)).toEqual([]);
  });
});

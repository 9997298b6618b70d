import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../api/change-settings';
import { look, placeholderOf } from '../promises/try-attribute';
import { MARA, testBrowser } from '../test-browser';

const SCARF = 880010;
/** In the highest tier. */
const ELLA = 'ella@mail.example';
/** Has no points and no rewards. */
const NOAH = 'noah@mail.example';
/** The points program excludes him. */
const GUS = 'gus@mail.example';
/** The tiers program excludes her. */
const WANDA = 'wanda@mail.example';

const browser = testBrowser();

/** Opens a page with widgets. */
async function open(
  names: readonly string[],
  customer?: string,
  opening: object = {},
): Promise<Page> {
  const body = names.map((name) => placeholderOf(name)).join('');
  const page = await browser.open({ body, ...(customer && { customer }), ...opening });
  await page.waitForFunction(
    (count) =>
      JSON.stringify((window as never as { log: unknown }).log).split('_injected').length > count,
    names.length,
  );
  return page;
}

/** The text that customers see of a widget. */
const textOf = (page: Page, name: string) =>
  page.locator(`#${name}`).evaluate(({ shadowRoot }) => shadowRoot?.textContent ?? '');

const change = (statement: string) =>
  browser.api.database.execute(
    sql.raw(statement.replace('THE_SHOP', `shop_id = '${browser.api.shop.id}'`)),
  );

describe('guests', () => {
  it('see the same as customers where the page says so', async () => {
    const names = [
      'reviews_listing_average',
      'reviews_mini_slider',
      'reviews_slider',
      'reviews_trust_badge',
      'rewards_faq_page',
    ];
    const [guest, customer] = [await open(names), await open(names, MARA)];
    for (const name of names) {
      await expect.poll(() => look(guest, name)).toBe(await look(customer, name));
      expect(await look(guest, name), name).not.toBe('');
    }
    const card = guest.locator('#reviews_listing_average');
    expect(await card.getByRole('button').or(card.getByRole('link')).count()).toBe(0);
  });

  it('see no points for a review', async () => {
    const page = await open(['reviews_list_header']);
    await page.getByRole('button', { name: 'Write a review' }).waitFor();
    expect(await page.getByText(/^Earn \d+ points/).count()).toBe(0);
  });

  it('get their own count in the header, and that of the customer after a sign-in', async () => {
    const page = await open(['wishlists_go_to_wishlist_header']);
    await page.evaluate('Laurel.createWishlistItem({ productId: 880010 })');
    await page.getByRole('button', { name: 'Wishlist, 1 item' }).waitFor();
    const token = await browser.api.issueStorefrontToken({
      customerIdentifier: 'tom@mail.example',
    });
    await page.evaluate(`Laurel.authenticateCustomer({ storefrontToken: '${token}' })`);
    await page.getByRole('button', { name: 'Wishlist, 3 items' }).waitFor();
  });

  it('read the words of the shop owner in the loyalty information', async () => {
    const program = { faq: [], welcomeTitle: { en: 'Welcome in' }, welcomeText: { en: 'For all' } };
    await changeSettings(browser.api, { program: { ...program, pointsDecimals: 2 } });
    const page = await open(['rewards_loyalty_info_page']);
    await page.getByText('Welcome in').waitFor();
    await page.getByText('For all').waitFor();
    await changeSettings(browser.api, { program: undefined });
  });

  it('have to sign in to keep an item if the shop requires it', async () => {
    await changeSettings(browser.api, { wishlists: { requireSignIn: true } });
    const script = `window.cart = { id: 'c', currency: 'EUR', subtotal: 59, total: 59, items: [{
        lineId: 'line-1', productId: ${SCARF}, variantId: 990012, quantity: 1, price: 59,
        title: 'Wool scarf', handle: 'wool-scarf', image: null }] };
      Laurel.setCustomCartRepository({ getCart: async () => cart, addItems() {}, removeItem() {} });
      const button = document.createElement('button');
      button.textContent = 'Empty';
      button.onclick = () => { cart = { ...cart, items: [] }; button.remove(); };
      document.body.append(button);`;
    const page = await open(['wishlists_save_for_later_modal'], undefined, { script });
    await page.getByRole('button', { name: 'Empty' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save for later' }).click();
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    await changeSettings(browser.api, { wishlists: { requireSignIn: false } });
  });
});

describe('reviews', () => {
  it('mark buyers, and have public replies only', async () => {
    await change(
      `update reviews set reply_body = 'Between us', reply_status = 'private' where THE_SHOP and product_id = ${SCARF}`,
    );
    const page = await open(['reviews_list']);
    const cards = page.getByRole('article');
    await cards.getByText('Verified buyer').first().waitFor();
    expect(await page.getByText('Between us').count()).toBe(0);
    await change(
      `update reviews set reply_body = 'For all', reply_status = 'public' where THE_SHOP and product_id = ${SCARF}`,
    );
    const later = await open(['reviews_list']);
    await later.getByText('For all').first().waitFor();
  });

  it('of a product page have controls, and a bar filters them', async () => {
    const page = await open(['reviews_product_page']);
    await page.getByLabel('Sort by').waitFor();
    await page.getByRole('button', { name: 'With photos' }).waitFor();
    const all = await page.getByRole('article').count();
    await page
      .getByRole('button', { name: /^4 stars, \d+ reviews?$/ })
      .first()
      .click();
    await expect.poll(() => page.getByRole('article').count()).toBeLessThan(all);
  });

  it('are found without accents', async () => {
    const page = await open(['reviews_page']);
    await page.getByRole('searchbox').fill('wínter wärm');
    await page.getByText('Kept me warm all winter.').waitFor();
  });

  it('are shortened in a slider', async () => {
    const long = 'A very long text about wool. '.repeat(40);
    await change(`update reviews set body = '${long}', rate = 5 where THE_SHOP`);
    const page = await open(['reviews_slider']);
    const quotation = page.getByText(/^.?A very long text/).first();
    await quotation.waitFor();
    expect(
      await quotation.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight),
    ).toBe(true);
  });
});

describe('panels', () => {
  it.each([
    ['reviews_drawer', `openReviewsDrawer({ productId: ${SCARF} })`],
    ['wishlists_drawer', 'openWishlistsDrawer()'],
    ['rewards_pop_up', 'openRewardsPopup()'],
  ])('outline the content of %s until it is there', async (name, method) => {
    const page = await open([name], MARA);
    await page.evaluate(`{ const { fetch } = window;
      window.fetch = (url, init) => new Promise((resolve) => { window.release = () => {
        window.fetch = fetch; resolve(fetch(url, init)); }; }); }`);
    await page.evaluate(`Laurel.${method}`);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const content = () => dialog.evaluate((own) => own.lastElementChild?.scrollHeight ?? 0);
    await expect.poll(content).toBeGreaterThan(100);
    expect(await dialog.getByRole('listitem').filter({ hasText: /\w/ }).count()).toBe(0);
    expect(await dialog.getByRole('article').count()).toBe(0);
  });

  it('lead from a reward that is too expensive to the ways to earn', async () => {
    const page = await open(['rewards_pop_up'], NOAH);
    await page.evaluate(`Laurel.openRewardsPopup({ view: 'ways_to_spend' })`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Ways to earn/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Ways to earn' }).waitFor();
  });

  it('share a list in networks and by email, unless it is private', async () => {
    const page = await open(['wishlists_drawer'], MARA);
    await page.evaluate('Laurel.openWishlistsDrawer()');
    const drawer = page.getByRole('dialog', { name: 'Wishlists' });
    await drawer.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share the wishlist' });
    await dialog.getByRole('button', { name: 'Copy' }).waitFor();
    for (const name of ['Email', 'WhatsApp', 'Facebook', 'X', 'Pinterest']) {
      await dialog.getByRole('button', { name, exact: true }).waitFor();
    }
    await page.keyboard.press('Escape');
    await change('update wishlists set is_private = true where THE_SHOP and id = 301');
    const later = await open(['wishlists_drawer'], MARA);
    await later.evaluate('Laurel.openWishlistsDrawer({ wishlistId: 301 })');
    await later.getByRole('dialog').getByText('Wool scarf').waitFor();
    expect(await later.getByRole('dialog').getByRole('button', { name: 'Share' }).count()).toBe(0);
    await change('update wishlists set is_private = false where THE_SHOP and id = 301');
  });
});

it('shows the prices of saved products in the currency of the page', async () => {
  const page = await open(['wishlists_page'], MARA, { options: { currency: 'USD' } });
  await page.getByText('$59.00').waitFor();
});

describe('a shared link', () => {
  it('has a tab for each public list, without products that are gone', async () => {
    const { body } = await browser.api.call('createShareLink', {
      body: { customerIdentifier: MARA, wishlistIds: [301, 302], shareChannel: 'email' },
    });
    const token = new URL(body.shareLink).searchParams.get('shareToken') ?? '';
    const place = placeholderOf(
      'wishlists_shared_wishlist_page',
      `data-laurel-share-token="${token}"`,
    );
    const page = await browser.open({ body: place });
    await page.getByText('Wool scarf').waitFor();
    await page.getByRole('group').getByText('Gifts').waitFor();
    await change('update wishlists set is_private = true where THE_SHOP and id = 302');
    const later = await browser.open({ body: place });
    await later.getByText('Wool scarf').waitFor();
    expect(await later.getByText('Gifts').count()).toBe(0);
    await change('update wishlists set is_private = false where THE_SHOP and id = 302');
    await change(`update wishlist_items set product_id = 5000009 where THE_SHOP and id = 3001`);
    const gone = await browser.open({ body: place });
    await gone.getByText('This list is empty').waitFor();
    const own = await open(['wishlists_page'], MARA);
    await own.getByText('No longer available').waitFor();
    expect(await own.getByRole('button', { name: /^Add to cart/ }).count()).toBe(0);
    await change(`update wishlist_items set product_id = ${SCARF} where THE_SHOP and id = 3001`);
  });
});

describe('tiers', () => {
  const ALL = ['rewards_vip_tiers_single_progress', 'rewards_vip_tiers_multi_progress'];

  it('have a full bar without a goal at the end', async () => {
    const page = await open(ALL.slice(0, 1), ELLA);
    await page.getByText('You have reached the highest tier.').waitFor();
    expect(await page.getByText('more to reach').count()).toBe(0);
  });

  it('have steps of the same length', async () => {
    const page = await open(ALL.slice(1), MARA);
    const places = await page
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().width)));
    expect(places.length).toBe(4);
    expect(new Set(places.slice(0, 3)).size).toBe(1);
  });

  it('have no bars without a program, or without a part in it', async () => {
    const excluded = await open(ALL, WANDA);
    for (const name of ALL) expect(await textOf(excluded, name)).toBe('');
    const tiers = { isEnabled: false, period: 'firstOrder' } as const;
    await changeSettings(browser.api, { tiers });
    const disabled = await open(ALL, MARA);
    for (const name of ALL) expect(await textOf(disabled, name)).toBe('');
    await changeSettings(browser.api, { tiers: { ...tiers, isEnabled: true } });
  });

  it('by tag have no progress', async () => {
    const set = (condition: string) =>
      change(
        `update tiers set details = jsonb_set(details, '{condition}', '"${condition}"') where id > 10 and THE_SHOP`,
      );
    await set('customer_tag');
    const page = await open(ALL, MARA);
    expect(await page.getByText('more to reach').count()).toBe(0);
    await set('spent_amount');
  });

  it('without an image begin with the name', async () => {
    const card = await open(['rewards_vip_tiers_card'], MARA);
    expect(await textOf(card, 'rewards_vip_tiers_card')).toMatch(/^Silver/);
    expect(await card.locator('#rewards_vip_tiers_card img').count()).toBe(0);
  });
});

describe('points', () => {
  it('are 0 for customers without any', async () => {
    const page = await open(['rewards_points_balance_inline'], NOAH);
    expect(await textOf(page, 'rewards_points_balance_inline')).toBe('0 points');
  });

  it('have the decimals that the shop owner sets, in every widget', async () => {
    const program = { faq: [], welcomeTitle: null, welcomeText: null, pointsDecimals: 0 };
    await changeSettings(browser.api, { program });
    const page = await open(['rewards_points_balance_inline', 'rewards_ways_to_spend'], MARA);
    expect(await textOf(page, 'rewards_points_balance_inline')).toBe('320 points');
    await page.getByText('680 points missing').waitFor();
    await changeSettings(browser.api, { program: undefined });
  });

  it('of a cart count the campaign, with a mark, and are for those who take part', async () => {
    const name = 'rewards_earn_points_cart_page';
    const campaign = await open([name], MARA);
    const text = await textOf(campaign, name);
    const [, points, mark] = /([\d.,]+) points with this order\s*([\d.]+)× points/.exec(text) ?? [];
    // Northlight gives 2 points for €1.
    expect(Number(points?.replace(',', ''))).toBeCloseTo(84.5 * 2 * Number(mark), 1);
    expect(Number(mark)).toBeGreaterThan(1.25);
    expect(await textOf(await open([name], GUS), name)).toBe('');
    const guest = await open([name]);
    await guest.getByRole('link', { name: 'Join' }).waitFor();
    await change('update earning_rules set is_active = false where id = 31 and THE_SHOP');
    expect(await textOf(await open([name], MARA), name)).toBe('');
    await change('update earning_rules set is_active = true where id = 31 and THE_SHOP');
  });

  it('can’t buy what is used up or sold out, which says so', async () => {
    const tea = `where THE_SHOP and handle = 'tea-sampler'`;
    await change(`update products set removed_at = now() ${tea}`);
    const page = await open(['rewards_ways_to_spend'], ELLA);
    const tile = (title: string) => page.getByRole('listitem').filter({ hasText: title });
    await tile('Tea sampler').getByText('Sold out').waitFor();
    await change(`update products set removed_at = null ${tea}`);
    await page.evaluate('Laurel.redeemReward({ ruleId: 53 })');
    await tile('€5 off, once').getByText('Already redeemed').waitFor();
    for (const title of ['Tea sampler', '€5 off, once']) {
      expect(await tile(title).getByRole('button').count()).toBe(0);
    }
  });

  it('that came back have two entries in the history', async () => {
    const page = await open(['rewards_history_page'], ELLA);
    await page
      .getByRole('listitem')
      .getByText(/^Redeemed/)
      .first()
      .waitFor();
    await page
      .getByRole('listitem')
      .getByText(/refunded/i)
      .first()
      .waitFor();
  });

  it('have no ways without active rules', async () => {
    await change('update earning_rules set is_active = false where THE_SHOP');
    await change('update spending_rules set is_active = false where THE_SHOP');
    const page = await open(['rewards_ways_to_earn', 'rewards_ways_to_spend'], MARA);
    expect(await textOf(page, 'rewards_ways_to_earn')).toBe(
      'There are no ways to earn points right now.',
    );
    expect(await textOf(page, 'rewards_ways_to_spend')).toBe('');
    await change('update earning_rules set is_active = true where THE_SHOP');
    await change('update spending_rules set is_active = true where THE_SHOP');
  });
});

it('says that a code is in a checkout that can’t list its codes', async () => {
  const script = `Laurel.setCustomDiscountStrategy({ async applyDiscount() {} });`;
  const page = await open(['rewards_available_rewards_page'], MARA, { script });
  await page
    .getByRole('button', { name: /^Apply/ })
    .first()
    .click();
  await page.getByText(/checkout/).waitFor();
  expect(await page.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
});

it('shows customers without friends a 0', async () => {
  const page = await open(['rewards_referral_program_page'], NOAH);
  await page.getByText('0 friends have ordered').waitFor();
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite friends' });
  await dialog.getByRole('link', { name: 'Email' }).waitFor();
  expect(await dialog.locator('a[href^="sms:"]').count()).toBe(1);
});

it('shows nothing, or a note, in a shop without reviews', async () => {
  await change('delete from reviews where THE_SHOP');
  const names = ['reviews_mini_slider', 'reviews_trust_badge', 'reviews_page'];
  const page = await open(names);
  expect(await textOf(page, 'reviews_mini_slider')).toBe('');
  expect(await textOf(page, 'reviews_trust_badge')).toBe('');
  await page.getByRole('tabpanel').getByText('No reviews yet').waitFor();
});

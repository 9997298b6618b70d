import type { Locator, Page } from '@playwright/test';
import type { ShopBrowser } from '../shop-browser';
import { placeholderOf } from './try-attribute';

/** Has two lists, and reviews and questions of others to answer. */
const MARA = 'mara@mail.example';
/** Has no birthday. */
const NOAH = 'noah@mail.example';
/** Has points and rewards. */
const ELLA = 'ella@mail.example';

/** Who opens a dialog, by which button, and in which view of a panel with several. */
interface Opening {
  customer?: string;
  button: RegExp;
  view?: string;
}

/** How customers open each dialog. */
const DIALOGS: Readonly<Record<string, Opening>> = {
  answer_form: { customer: MARA, button: /^Answer:/, view: 'questions' },
  birthday: { customer: NOAH, button: /birthday|Add date/, view: 'ways_to_earn' },
  question_form: { button: /^Ask a question/, view: 'questions' },
  redeem_reward: { customer: ELLA, button: /^Redeem: Free shipping/, view: 'ways_to_spend' },
  referral_share: { customer: ELLA, button: /^Share/, view: 'referral_program' },
  review_form: { button: /^Write a review/ },
  review_media: { button: /^Show photo 1/ },
  reward_details: { customer: ELLA, button: /^Details/, view: 'available_rewards' },
  save_for_later: { customer: MARA, button: /^Save to wishlist/ },
  sign_in: { button: /^(Helpful|Add date)/, view: 'ways_to_earn' },
  verification: { customer: ELLA, button: /^Redeem: Free shipping/, view: 'ways_to_spend' },
  wishlist_form: { button: /^New list|^Rename/ },
  wishlist_share: { customer: MARA, button: /^Share/ },
};

/** Methods that open the panels. The pop-up doesn't have to have a launcher. */
const PANELS: Readonly<Record<string, string>> = {
  reviews_drawer: 'openReviewsDrawer',
  rewards_pop_up: 'openRewardsPopup',
  rewards_pop_up_root: 'openRewardsPopup',
  wishlists_drawer: 'openWishlistsDrawer',
};

/** A cart of one item that the page can remove. */
export const CART_SCRIPT = `window.cart = { id: 'c', currency: 'EUR', subtotal: 59, total: 59, items: [{ lineId: 'line-1',
    productId: 880010, variantId: 990012, quantity: 1, price: 59, title: 'Wool scarf',
    handle: 'wool-scarf', image: null }] };
  Laurel.setCustomCartRepository({ getCart: async () => cart, addItems: async () => cart,
    removeItem: async () => cart });
  document.querySelector('#remove').onclick = ({ target }) => {
    cart = { ...cart, items: [] };
    target.remove();
  };`;

/** Collects the events of the page. */
const SCRIPT = `window.fired = [];
  for (const name of ['modal_opened', 'modal_closed', 'widget_opened', 'widget_closed',
    'wishlist_item_created', 'wishlist_item_deleted', 'poup_widget_view_changed']) {
    Laurel.on(name, ({ modal }) => fired.push(modal ? name + ' ' + modal : name));
  }
  ${CART_SCRIPT}`;

/**
 * Opens a page with a widget, and does what fires an event.
 *
 * @param event the name of the event, with that of the dialog after a space
 */
export async function fireEvent(
  browser: Pick<ShopBrowser, 'api' | 'open'>,
  widget: string,
  event: string,
): Promise<Page> {
  const [name = '', modal = ''] = event.split(' ');
  const drawers = ['reviews_drawer', 'wishlists_drawer'].filter((drawer) => drawer !== widget);
  const others =
    name === 'widget_opened' ? drawers.map((drawer) => placeholderOf(drawer)).join('') : '';
  const { customer } = DIALOGS[modal] ?? {};
  // Mara has saved the scarf, and not the mug.
  const place = widget.includes('add_to_wishlist')
    ? placeholderOf(widget).replace('880010', '880014')
    : placeholderOf(widget);
  const page = await browser.open({
    body: `${place}${others}<button id="remove">Remove line</button>`,
    script: SCRIPT,
    ...(customer && { customer }),
  });
  const host = page.locator(`#${widget}`);
  if (name.startsWith('modal_')) await openAndCloseDialog(page, host, widget, modal);
  else if (name.startsWith('wishlist_item')) await changeList(page, host, widget);
  else if (PANELS[widget]) await openAndClosePanel(page, widget);
  else await host.getByRole('button').click();
  return page;
}

async function openAndClosePanel(page: Page, widget: string): Promise<void> {
  await page.evaluate(`Laurel.${PANELS[widget]}()`);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
}

async function openAndCloseDialog(
  page: Page,
  host: Locator,
  widget: string,
  modal: string,
): Promise<void> {
  const isNewReward = widget === 'rewards_ways_to_spend' && modal === 'reward_details';
  const { button, view } = DIALOGS[isNewReward ? 'redeem_reward' : modal] as Opening;
  if (widget === 'wishlists_save_for_later_modal') {
    await page.getByRole('button', { name: 'Remove line' }).click();
  } else {
    await showView(page, host, widget, view);
    await host.getByRole('button', { name: button }).first().click();
  }
  const dialog = page.getByRole('dialog').last();
  await dialog.waitFor();
  if (isNewReward || modal === 'verification') {
    await dialog.getByRole('button', { name: /^Redeem for/ }).click();
    await (isNewReward
      ? page.getByText('Your points are redeemed')
      : page.getByLabel('Six digits')
    ).waitFor();
  }
  await page.keyboard.press('Escape');
}

/** Opens the panel of a widget, and the part of it that has a dialog. */
async function showView(page: Page, host: Locator, widget: string, view?: string): Promise<void> {
  const method = PANELS[widget];
  if (method === 'openRewardsPopup') await page.evaluate(`Laurel.${method}({ view: '${view}' })`);
  else if (method) await page.evaluate(`Laurel.${method}()`);
  if (view !== 'questions' || widget === 'reviews_questions_list') return;
  await host.getByRole('tab', { name: 'Questions' }).click();
}

/** Saves an item, and removes it. */
async function changeList(page: Page, host: Locator, widget: string): Promise<void> {
  if (widget === 'wishlists_save_for_later_modal') {
    await page.getByRole('button', { name: 'Remove line' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save for later' }).click();
    return;
  }
  const isHeart = widget.includes('add_to_wishlist');
  if (isHeart) await host.getByRole('button', { name: 'Save to wishlist' }).click();
  else await page.evaluate('Laurel.createWishlistItem({ productId: 880010 })');
  await showView(page, host, widget);
  await host.getByRole('button', { name: isHeart ? 'Remove from wishlist' : /^Remove / }).click();
}

import type { Page } from '@playwright/test';
import type { RewardsPopupView } from '../../../content/sdk/declarations/rewards';
import type { TestApi } from '../api/test-api';
import { requireVerification } from '../api/verification';
import { lookScript, type WidgetLook } from './all-widgets';
import type { ShopBrowser } from './shop-browser';
import { MARA } from './test-browser';

const ELLA = 'ella@mail.example';
const SCARF = 'data-laurel-product-id="880010" data-laurel-variant-id="990011"';

/** A page with a dialog or an overlay. */
export interface DialogOpening {
  body?: string;
  customer?: string;
  /** @param api the API of the shop */
  open(page: Page, api: TestApi): Promise<unknown>;
}

const placeholder = (name: string) => `<div class="laurel-${name}-placeholder" ${SCARF}></div>`;

const clickOn = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

const rewards = (modal: string, ids: object = {}): DialogOpening => ({
  customer: MARA,
  open: (page) => page.evaluate(`Laurel.openRewardsModal(${JSON.stringify({ modal, ...ids })})`),
});

const popUp = (view: RewardsPopupView, customer = MARA): DialogOpening => ({
  body: placeholder('rw-pop-up-root'),
  customer,
  open: (page) => page.evaluate(`Laurel.openRewardsPopup({ view: '${view}' })`),
});

/** The dialogs and overlays, by name. */
export const DIALOGS: Readonly<Record<string, DialogOpening>> = {
  review_form: { body: placeholder('rv-list-header'), open: clickOn('Write a review') },
  question_form: { body: placeholder('rv-questions-list'), open: clickOn('Ask a question') },
  answer_form: {
    body: placeholder('rv-questions-list'),
    customer: MARA,
    open: clickOn(/^Answer:/),
  },
  review_media: { body: placeholder('rv-list'), open: clickOn(/^Show photo/) },
  redeem_reward: rewards('redeem_reward', { ruleId: 53 }),
  reward_details: {
    body: placeholder('rw-available-rewards-page'),
    customer: MARA,
    open: clickOn(/^Details of/),
  },
  birthday: { ...rewards('birthday'), customer: 'noah@mail.example' },
  referral_share: rewards('referral_share'),
  save_for_later: {
    // A product that isn't in a list yet.
    body: placeholder('wl-add-to-wishlist').replace('880010', '880021').replace('990011', ''),
    customer: MARA,
    open: clickOn('Save to wishlist'),
  },
  wishlist_form: { body: placeholder('wl-page'), customer: MARA, open: clickOn('New list') },
  wishlist_share: { body: placeholder('wl-page'), customer: MARA, open: clickOn('Share') },
  gift_registry_form: {
    customer: MARA,
    open: (page) => page.evaluate('Laurel.openGiftRegistryFormModal({ productId: 880010 })'),
  },
  sign_in: { open: (page) => page.evaluate('Laurel.openGiftRegistryFormModal({})') },
  reviews_drawer: { body: placeholder('rv-drawer'), customer: MARA, open: clickOn(/Reviews/) },
  wishlists_drawer: {
    body: placeholder('wl-drawer-widget'),
    customer: MARA,
    open: clickOn(/Wishlists/),
  },
  'rewards_pop_up: welcome': { ...popUp('welcome'), customer: '' },
  'rewards_pop_up: home': popUp('home'),
  'rewards_pop_up: ways_to_earn': popUp('ways_to_earn'),
  'rewards_pop_up: ways_to_spend': popUp('ways_to_spend'),
  'rewards_pop_up: available_rewards': popUp('available_rewards', ELLA),
  'rewards_pop_up: referral_program': popUp('referral_program'),
  'rewards_pop_up: vip_tiers': popUp('vip_tiers'),
  'rewards_pop_up: history': popUp('history'),
  // Last, because the shop requires codes from then on.
  verification: {
    customer: MARA,
    async open(page, api) {
      await requireVerification(api);
      await page.evaluate('Laurel.redeemReward({ ruleId: 53 })');
      await page.evaluate(`Laurel.openRewardsModal({ modal: 'verification' })`);
    },
  },
};

/** Opens a page with a dialog or an overlay, and waits for its data. */
export async function openDialogPage(
  browser: Pick<ShopBrowser, 'api' | 'open'>,
  { body = '', customer, open }: DialogOpening,
  look: WidgetLook = {},
): Promise<Page> {
  const page = await browser.open({
    body: `<main><h1>Shop</h1>${body}</main>`,
    script: lookScript(look),
    ...(customer ? { customer } : {}),
  });
  await open(page, browser.api);
  await page.getByRole('dialog').last().locator('a, button').nth(1).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

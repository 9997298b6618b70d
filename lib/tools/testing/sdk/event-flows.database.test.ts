import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { EVENT_FLOWS } from '../../../content/sdk/event-flows.data';
import { listEvents } from '../../../content/sdk/model';
import { latestCode, requireVerification } from '../api/verification';
import { share } from '../runner/test-all';
import { CART_SCRIPT } from './promises/fire-event';
import { placeholderOf } from './promises/try-attribute';
import { MARA, testBrowser } from './test-browser';

/** Has points. */
const ELLA = 'ella@mail.example';

const browser = testBrowser();

/** A customer or page that does what a flow is about. */
interface Action {
  /** The widget of the page. */
  widget: string;
  customer?: string;
  /** What happens before, whose events don't belong to the flow. */
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}

const POP_UP = 'rewards_pop_up_root';
const HEART = 'wishlists_add_to_wishlist_product_card';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
const openPopUp = (page: Page) => page.evaluate(`Laurel.openRewardsPopup({ view: 'home' })`);
const openRewards = (page: Page) =>
  page.evaluate(`Laurel.openRewardsPopup({ view: 'ways_to_spend' })`);

async function redeem(page: Page): Promise<void> {
  await press(page, /^Redeem: Free shipping/);
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /^Redeem for/ })
    .click();
}

async function sendReview(page: Page): Promise<void> {
  await page.evaluate('Laurel.openReviewsDrawer()');
  await press(page, 'Write a review');
  const form = page.getByRole('dialog', { name: 'Write a review' });
  await form.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await form.getByLabel('Your review').fill('Long enough for two turns.');
  await form.getByLabel('Name').fill('Ida Holm');
  await form.getByLabel('Email').fill('ida@mail.example');
  await form.getByRole('button', { name: 'Send' }).click();
}

const ACTIONS: Readonly<Record<string, Action>> = {
  'The page starts': { widget: 'reviews_average', act: async () => {} },
  'The rewards pop-up opens': { widget: POP_UP, act: openPopUp },
  'The customer opens other views of the pop-up': {
    widget: POP_UP,
    prepare: openPopUp,
    act: (page) => press(page, /^Ways to earn/),
  },
  'The rewards pop-up closes': {
    widget: POP_UP,
    prepare: openPopUp,
    act: (page) => page.keyboard.press('Escape'),
  },
  'The customer redeems a reward in the pop-up': {
    widget: POP_UP,
    customer: ELLA,
    prepare: openRewards,
    act: redeem,
  },
  'The customer redeems a reward in a page': {
    widget: 'rewards_ways_to_spend',
    customer: ELLA,
    async act(page) {
      await redeem(page);
      await page.getByText('Your points are redeemed').waitFor();
      await page.keyboard.press('Escape');
    },
  },
  'A customer with one list or none saves a product with a heart': {
    widget: HEART,
    act: (page) => press(page, 'Save to wishlist'),
  },
  'A customer with several lists saves a product with a heart': {
    widget: HEART,
    customer: MARA,
    async act(page) {
      await press(page, 'Save to wishlist');
      await page.getByRole('radio').first().check();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    },
  },
  'An item leaves the cart and is saved for later': {
    widget: 'wishlists_save_for_later_modal',
    async act(page) {
      await press(page, 'Remove line');
      await page.getByRole('dialog').getByRole('button', { name: 'Save for later' }).click();
    },
  },
  'The customer removes a product from a wishlist': {
    widget: HEART,
    prepare: (page) => press(page, 'Save to wishlist'),
    act: (page) => press(page, 'Remove from wishlist'),
  },
  'The customer opens the reviews drawer and sends a review': {
    widget: 'reviews_drawer',
    act: sendReview,
  },
  'The customer leaves the page': {
    widget: 'wishlists_drawer',
    prepare: (page) => page.evaluate('Laurel.openWishlistsDrawer()'),
    act: (page) => page.goto(new URL('/laurel/report', page.url()).href),
  },
  // The last, since the shop requires codes from here on.
  'The customer redeems a reward in the pop-up of a shop that requires a code': {
    widget: POP_UP,
    customer: ELLA,
    async prepare(page) {
      await requireVerification(browser.api);
      await openRewards(page);
    },
    async act(page) {
      await redeem(page);
      await page.getByText('We have sent a code to').waitFor();
      const digits = page.getByLabel('Six digits');
      await digits.fill(await latestCode(browser.api));
      await digits.press('Enter');
    },
  },
};

/** Keeps the events of the page, also when it is left. */
const SCRIPT = `sessionStorage.setItem('fired', '[]');
  for (const name of ${JSON.stringify(listEvents().map(({ name }) => name))}) {
    Laurel.on(name, (payload) => {
      const fired = JSON.parse(sessionStorage.getItem('fired'));
      sessionStorage.setItem('fired', JSON.stringify([...fired, [name, payload]]));
    });
  }
  ${CART_SCRIPT}`;

const fired = (page: Page): Promise<[string, object][]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('fired') ?? ''));

it('each flow has an action', () => {
  const flows = EVENT_FLOWS.map(({ flow }) => flow);
  expect(Object.keys(ACTIONS).toSorted()).toEqual(flows.toSorted());
});

it.each(share(Object.entries(ACTIONS), 0, 4))(
  '%s',
  async (flow, { widget, customer, prepare, act }) => {
    // Mara has saved the scarf, and not the mug.
    const place = placeholderOf(widget).replace('880010', widget === HEART ? '880014' : '880010');
    const page = await browser.open({
      body: `${place}<button id="remove">Remove line</button>`,
      script: SCRIPT,
      ...(customer && { customer }),
    });
    const injected: [string, unknown] = ['widget_injected', expect.anything()];
    await expect.poll(() => fired(page), { timeout: 20_000 }).toEqual([injected]);
    await prepare?.(page);
    if (prepare) await expect.poll(async () => (await fired(page)).length).toBeGreaterThan(1);
    await page.waitForLoadState('networkidle');
    const start = flow === 'The page starts' ? 0 : (await fired(page)).length;
    await act(page);
    const steps = EVENT_FLOWS.find((each) => each.flow === flow)?.steps ?? [];
    const expected = steps.map(({ event, payload = {} }) => [
      event,
      expect.objectContaining(payload),
    ]);
    await expect
      .poll(async () => (await fired(page)).slice(start), { timeout: 20_000 })
      .toEqual(expected);
  },
);

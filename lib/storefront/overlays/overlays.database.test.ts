import type { Locator, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeSettings } from '../../tools/testing/api/change-settings';
import { share } from '../../tools/testing/runner/test-all';
import { type ShopBrowser, startShopBrowser } from '../../tools/testing/sdk/shop-browser';
import { LABELS } from './labels.data';

const MARA = 'mara@mail.example';
const SUCCESS = { status: 'success' };
const POP_UP = '<div id="pop-up" class="laurel-rw-pop-up-root-placeholder"></div>';
const REVIEWS = '<div id="reviews" class="laurel-rv-drawer-placeholder"></div>';
const WISHLISTS = '<div id="wishlists" class="laurel-wl-drawer-widget-placeholder"></div>';
/** A page that is longer than the window, with a button that calls a method. */
const body = (call: string, placeholders = POP_UP + REVIEWS + WISHLISTS) =>
  `<button id="open">Open</button><p>${'<br>'.repeat(100)}</p>${placeholders}
  <script nonce="x">document.getElementById('open').onclick = () => ${call}</script>`;

let shop: ShopBrowser | null;
let page: Page;
beforeAll(async () => {
  // Other tests are about the widgets.
  shop = await startShopBrowser([], 'lib/storefront/placeholders/plain-placeholders.fixture.ts');
});
afterAll(() => shop?.close());
beforeEach((test) => {
  if (!shop) test.skip('Chromium is not installed');
});
afterEach(async () => {
  await page?.context().close();
  expect(shop?.takeMessages().violations ?? []).toEqual([]);
});

type Opening = Parameters<ShopBrowser['open']>[0];

async function open(html: string, opening: Omit<Opening, 'body'> = {}): Promise<void> {
  page = await (shop as ShopBrowser).open({ body: html, ...opening });
  // The first widgets have rendered.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 20)));
  await takeLog();
}

/** Calls a method of the SDK, and logs that it has ended. */
const call = (expression: string) =>
  page.evaluate(`Laurel.${expression}.then((result) => (log.push('end'), result))`);

const codeOf = async (expression: string) => {
  const result = (await call(expression)) as { error?: { code: string } };
  return result.error?.code;
};

/** What has been logged since the last call. */
const takeLog = () => page.evaluate('log.splice(0)');

/** Browsers report that they have closed a dialog a moment later. */
const waitForLog = (length: number) =>
  page.waitForFunction(
    (count) => (window as never as { log: unknown[] }).log.length >= count,
    length,
  );

/** An open overlay or dialog, by its name for the SDK. */
const dialog = (name: keyof typeof LABELS.en): Locator =>
  page.getByRole('dialog', { name: LABELS.en[name], exact: true });

const opened = (widget: string, app = widget.split('_')[0]) => ['widget_opened', { app, widget }];
const closed = (widget: string, app = widget.split('_')[0]) => ['widget_closed', { app, widget }];
const viewed = (view: string, previousView: string | null) => [
  'poup_widget_view_changed',
  { app: 'rewards', view, previousView },
];
const modalOpened = (modal: string, app = 'rewards') => ['modal_opened', { app, modal }];
const modalClosed = (modal: string, app = 'rewards') => [
  'modal_closed',
  { app, modal, reason: 'dismissed' },
];

describe('the rewards pop-up', () => {
  it('opens, changes its view, and closes, with the documented events before each result', async () => {
    await open(body(''));
    expect(await call('openRewardsPopup()')).toEqual(SUCCESS);
    expect(await takeLog()).toEqual([opened('rewards_pop_up'), viewed('welcome', null), 'end']);
    await dialog('rewards_pop_up').getByText('rewards_pop_up').waitFor();
    expect(await call(`openRewardsPopup({ view: 'ways_to_earn' })`)).toEqual(SUCCESS);
    expect(await takeLog()).toEqual([viewed('ways_to_earn', 'welcome'), 'end']);
    expect(await call(`openRewardsPopup({ view: 'ways_to_earn' })`)).toEqual(SUCCESS);
    expect(await takeLog()).toEqual(['end']);
    expect(await call('closeRewardsPopup()')).toEqual(SUCCESS);
    expect(await takeLog()).toEqual([closed('rewards_pop_up'), 'end']);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await call('closeRewardsPopup()')).toEqual(SUCCESS);
    expect(await takeLog()).toEqual(['end']);
    await call('openRewardsPopup()');
    expect(await takeLog()).toEqual([opened('rewards_pop_up'), viewed('welcome', null), 'end']);
  });

  it('has another first view for customers, and the one of its placeholder', async () => {
    const ownView = '<div id="panel" class="laurel-rw-pop-up-placeholder"></div>';
    await open(body('', ownView), { customer: MARA });
    await call('openRewardsPopup()');
    expect(await takeLog()).toContainEqual(viewed('home', null));
    await call('closeRewardsPopup()');
    await page.evaluate(`document.getElementById('panel').dataset.laurelView = 'vip_tiers'`);
    await call('openRewardsPopup()');
    expect(await takeLog()).toContainEqual(viewed('vip_tiers', null));
  });

  it('renders in its own placeholder, inside the root', async () => {
    const own = '<div id="panel" class="laurel-rw-pop-up-placeholder"></div></div>';
    await open(body('', POP_UP.replace('</div>', own)));
    await call('openRewardsPopup()');
    await page.locator('#panel').getByRole('dialog').waitFor();
  });

  it('is missing on a page without its placeholder', async () => {
    await open(body('', ''));
    expect(await codeOf('openRewardsPopup()')).toBe('WIDGET_NOT_FOUND');
    expect(await call('closeRewardsPopup()')).toEqual(SUCCESS);
    expect(await takeLog()).toEqual(['end', 'end']);
  });

  it('can open as soon as its placeholder is there', async () => {
    await open(body('', ''));
    await page.evaluate(`document.body.insertAdjacentHTML('beforeend', '${POP_UP}')`);
    expect(await call('openRewardsPopup()')).toEqual(SUCCESS);
    expect(await takeLog()).toMatchObject([
      ['widget_injected', { widget: 'rewards_pop_up_root' }],
      opened('rewards_pop_up'),
      viewed('welcome', null),
      'end',
    ]);
  });

  it('closes with its placeholder, which returns the focus and the scrolling', async () => {
    await open(body('Laurel.openRewardsPopup()'));
    await page.locator('#open').click();
    await dialog('rewards_pop_up').waitFor();
    await takeLog();
    await page.evaluate(`document.getElementById('pop-up').remove()`);
    expect(await takeLog()).toEqual([closed('rewards_pop_up')]);
    expect(await page.evaluate('document.activeElement.id')).toBe('open');
    await page.mouse.wheel(0, 300);
    await page.waitForFunction(() => scrollY > 0);
  });

  it('closes when its placeholder loses its class', async () => {
    await open(body('Laurel.openRewardsPopup()'));
    await page.locator('#open').click();
    await dialog('rewards_pop_up').waitFor();
    await takeLog();
    await page.evaluate(`document.getElementById('pop-up').className = ''`);
    await waitForLog(1);
    expect(await takeLog()).toEqual([closed('rewards_pop_up')]);
    await page.mouse.wheel(0, 300);
    await page.waitForFunction(() => scrollY > 0);
  });
});

describe('every overlay', () => {
  const OVERLAYS = [
    ['rewards_pop_up', 'openRewardsPopup', 'closeRewardsPopup'],
    ['reviews_drawer', 'openReviewsDrawer', 'closeReviewsDrawer'],
    ['wishlists_drawer', 'openWishlistsDrawer', 'closeWishlistsDrawer'],
  ] as const;

  it.each(OVERLAYS)(
    '%s closes by Escape, its button, a click outside, and %s',
    async (widget, method, close) => {
      await open(body(`Laurel.${method}()`));
      const ways = [
        () => page.keyboard.press('Escape'),
        () => dialog(widget).getByRole('button', { name: 'Close' }).click(),
        () => page.mouse.click(100, 100),
        () => call(`${close}()`),
      ];
      for (const closeIt of ways) {
        await page.locator('#open').click();
        await dialog(widget).waitFor();
        await takeLog();
        await closeIt();
        await waitForLog(1);
        expect(await page.getByRole('dialog').count()).toBe(0);
        expect(((await takeLog()) as unknown[])[0]).toEqual(closed(widget));
      }
    },
  );

  it.each(share(OVERLAYS, 1, 3))(
    '%s is missing without its placeholder',
    async (_widget, method, close) => {
      await open(body('', ''));
      expect(await codeOf(`${method}()`)).toBe('WIDGET_NOT_FOUND');
      expect(await call(`${close}()`)).toEqual(SUCCESS);
    },
  );

  it.each(share(OVERLAYS, 2, 3))('%s is disabled with its app', async (widget, method, close) => {
    const { api } = shop as ShopBrowser;
    await changeSettings(api, { disabledApps: [widget.split('_')[0] as 'rewards'] });
    await open(body(''));
    expect(await codeOf(`${method}()`)).toBe('MODULE_DISABLED');
    expect(await codeOf(`${close}()`)).toBe('MODULE_DISABLED');
    await changeSettings(api, { disabledApps: undefined });
  });

  it('stays open if a click only ends outside', async () => {
    await open(body('Laurel.openReviewsDrawer()'));
    await page.locator('#open').click();
    await dialog('reviews_drawer').getByText('reviews_drawer').hover();
    await page.mouse.down();
    await page.mouse.move(100, 100);
    await page.mouse.up();
    expect(await dialog('reviews_drawer').count()).toBe(1);
  });

  it('keeps the focus, and returns it', async () => {
    await open(body('Laurel.openReviewsDrawer()'));
    await page.locator('#open').focus();
    await page.keyboard.press('Enter');
    const close = dialog('reviews_drawer').getByRole('button', { name: 'Close' });
    await close.waitFor();
    const content = dialog('reviews_drawer').locator('> div');
    expect(await content.evaluate((element) => element.matches(':focus'))).toBe(true);
    for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await page.evaluate('document.activeElement.id')).not.toBe('open');
    }
    await close.focus();
    await page.keyboard.press('Space');
    await close.waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.id')).toBe('open');
  });

  it('locks the scrolling of the page without moving it', async () => {
    await open(body(''));
    await page.evaluate('scrollTo(0, 200)');
    const place = () =>
      page.evaluate(() => {
        const text = document.querySelector('p') as HTMLElement;
        const { left, top, width } = text.getBoundingClientRect();
        return { left, top, width, scrollY, style: document.documentElement.getAttribute('style') };
      });
    const before = await place();
    // The page has a scrollbar whose space could disappear.
    expect(before.width).toBeLessThan(800 - 16);
    await call('openWishlistsDrawer()');
    expect(await place()).toEqual(before);
    await page.mouse.move(100, 300);
    await page.mouse.wheel(0, 300);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(await place()).toEqual(before);
    await call('closeWishlistsDrawer()');
    expect(await place()).toEqual(before);
    await page.mouse.wheel(0, 300);
    await page.waitForFunction(() => scrollY > 200);
  });

  it('closes when another one opens', async () => {
    await open(body(''));
    await call('openReviewsDrawer()');
    await takeLog();
    await call('openWishlistsDrawer()');
    expect(await takeLog()).toEqual([closed('reviews_drawer'), opened('wishlists_drawer'), 'end']);
    expect(await page.getByRole('dialog').count()).toBe(1);
    // Only the overlay of the method.
    await call('closeReviewsDrawer()');
    expect(await dialog('wishlists_drawer').count()).toBe(1);
  });

  it('has names in the language of the page', async () => {
    await open(body(''), { options: { locale: 'de-AT' } });
    await call('openReviewsDrawer()');
    const drawer = page.getByRole('dialog', { name: 'Bewertungen', exact: true });
    await drawer.getByRole('button', { name: 'Schließen' }).waitFor();
  });

  it('has the colors of the page', async () => {
    const dark = 'body { background: rgb(20, 30, 40); color: rgb(230, 230, 230) }';
    const script = `const sheet = new CSSStyleSheet(); sheet.replaceSync('${dark}');
      document.adoptedStyleSheets.push(sheet);`;
    await open(body(''), { script });
    await call('openReviewsDrawer()');
    const colors = () =>
      dialog('reviews_drawer').evaluate((element) => {
        const { backgroundColor, color } = getComputedStyle(element);
        return [backgroundColor, color];
      });
    expect(await colors()).toEqual(['rgb(20, 30, 40)', 'rgb(230, 230, 230)']);
  });

  it('is on the side that its placeholder sets', async () => {
    const left = WISHLISTS.replace('class', 'data-laurel-position="left" class');
    await open(body('', left + REVIEWS));
    await call('openWishlistsDrawer()');
    expect(await dialog('wishlists_drawer').boundingBox()).toMatchObject({
      x: 0,
      y: 0,
      height: 600,
    });
    await call('openReviewsDrawer()');
    const box = await dialog('reviews_drawer').boundingBox();
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBeGreaterThan(780);
  });
});

describe('the reviews drawer', () => {
  const shown = () =>
    dialog('reviews_drawer')
      .locator('p')
      .evaluate((content) => ({ ...content.dataset }));

  it('shows a product and a tab, and changes them without an event', async () => {
    await open(body(''), { options: { productId: 880010 } });
    await call('openReviewsDrawer()');
    expect(await shown()).toEqual({ productId: '880010', tab: 'reviews' });
    await takeLog();
    expect(await call(`openReviewsDrawer({ productId: 880011, tab: 'questions' })`)).toEqual(
      SUCCESS,
    );
    expect(await shown()).toEqual({ productId: '880011', tab: 'questions' });
    await call('openReviewsDrawer()');
    expect(await shown()).toEqual({ productId: '880010', tab: 'reviews' });
    expect(await takeLog()).toEqual(['end', 'end']);
  });

  it('prefers the product of its placeholder, and has none without any', async () => {
    await open(body('', REVIEWS.replace('class', 'data-laurel-product-id="880012" class')), {
      options: { productId: 880010 },
    });
    await call('openReviewsDrawer()');
    expect(await shown()).toEqual({ productId: '880012', tab: 'reviews' });
    await page.context().close();
    await open(body(''));
    await call('openReviewsDrawer()');
    expect(await shown()).toEqual({ tab: 'reviews' });
    expect(await codeOf(`openReviewsDrawer({ productId: '880010', tab: 'media' })`)).toBe(
      'INVALID_ARGUMENTS',
    );
  });
});

it('the wishlists drawer shows a list of the customer or guest only', async () => {
  await open(body(''), { customer: MARA });
  const created = (await call(`createWishlistItem({ productId: 880010, variantId: 990011 })`)) as {
    data: { wishlistId: number };
  };
  const { wishlistId } = created.data;
  expect(await call(`openWishlistsDrawer({ wishlistId: ${wishlistId} })`)).toEqual(SUCCESS);
  const content = dialog('wishlists_drawer').locator('p');
  expect(await content.getAttribute('data-wishlist-id')).toBe(String(wishlistId));
  expect(await codeOf('openWishlistsDrawer({ wishlistId: 999999 })')).toBe('NOT_FOUND');
  await page.context().close();
  await open(body(''));
  expect(await codeOf(`openWishlistsDrawer({ wishlistId: ${wishlistId} })`)).toBe('NOT_FOUND');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

describe('dialogs', () => {
  it.each(['birthday', 'referral_share', 'verification'] as const)(
    'such as %s open for customers, without a placeholder',
    async (modal) => {
      await open(body('', ''), { customer: MARA });
      expect(await call(`openRewardsModal({ modal: '${modal}' })`)).toEqual(SUCCESS);
      await dialog(modal).getByText(modal).waitFor();
      await page.keyboard.press('Escape');
      await waitForLog(3);
      expect(await takeLog()).toEqual([modalOpened(modal), 'end', modalClosed(modal)]);
      // Nothing of it stays on the page.
      expect(await page.evaluate(`document.body.lastElementChild.localName`)).toBe('script');
    },
  );

  it('open one in place of another, and on top of an overlay', async () => {
    await open(body(''), { customer: MARA });
    await call('openRewardsPopup()');
    await takeLog();
    await call(`openRewardsModal({ modal: 'birthday' })`);
    await call(`openRewardsModal({ modal: 'referral_share' })`);
    expect(await takeLog()).toEqual([
      modalOpened('birthday'),
      'end',
      modalClosed('birthday'),
      modalOpened('referral_share'),
      'end',
    ]);
    expect(await page.getByRole('dialog').count()).toBe(2);
    await dialog('referral_share').getByRole('button', { name: 'Close' }).click();
    expect(await takeLog()).toEqual([modalClosed('referral_share')]);
    expect(await dialog('rewards_pop_up').count()).toBe(1);
    await call(`openRewardsModal({ modal: 'birthday' })`);
    await takeLog();
    await call('closeRewardsPopup()');
    expect(await takeLog()).toEqual([modalClosed('birthday'), closed('rewards_pop_up'), 'end']);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('of rewards are for customers only', async () => {
    await open(body(''));
    expect(await codeOf(`openRewardsModal({ modal: 'birthday' })`)).toBe('NOT_AUTHENTICATED');
    expect(await takeLog()).toEqual(['end']);
  });

  it('of a gift registry open for customers', async () => {
    await open(body(''), { customer: MARA });
    const expression = 'openGiftRegistryFormModal({ productId: 880010, variantId: 990011 })';
    expect(await call(expression)).toEqual(SUCCESS);
    expect(await takeLog()).toEqual([modalOpened('gift_registry_form', 'gift_registry'), 'end']);
    const content = dialog('gift_registry_form').locator('p');
    expect(await content.evaluate((element) => element.outerHTML)).toContain('990011');
    expect(await codeOf('openGiftRegistryFormModal({ registryId: 1 })')).toBe('NOT_FOUND');
    expect(await codeOf('openGiftRegistryFormModal({ variantId: 990011 })')).toBe(
      'INVALID_ARGUMENTS',
    );
  });

  it('ask guests to sign in', async () => {
    await open(body(''));
    expect(await codeOf('openGiftRegistryFormModal()')).toBe('NOT_AUTHENTICATED');
    expect(await takeLog()).toEqual([modalOpened('sign_in', 'gift_registry'), 'end']);
  });
});

import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { attributesOf, eventsOf, WIDGETS } from '../../../content/sdk/widgets';
import { changeSettings } from '../api/change-settings';
import { requireVerification } from '../api/verification';
import { share } from '../runner/test-all';
import { fireEvent } from './promises/fire-event';
import { readPromises } from './promises/read-promises';
import { look, otherValueOf, PLACEHOLDERS, settled } from './promises/try-attribute';
import { testBrowser } from './test-browser';

/** Has a wishlist with three items, points, and a tier. */
const TOM = 'tom@mail.example';
/** Has no points and no rewards. */
const NOAH = 'noah@mail.example';
/** Without reviews and questions. */
const UNKNOWN = 5_000_001;

const HIDE_EMPTY = 'data-laurel-hide-empty';
/** Widgets that are on top of something else, or beside the page. */
const WITHOUT_SPACE = ['wishlists_add_to_wishlist_product_card', 'rewards_pop_up_root'];

const browser = testBrowser();

/** Waits until all widgets have fired their first event. */
const areInjected = (page: Page) =>
  page.waitForFunction(
    (count) =>
      (window as never as { log: [string][] }).log.filter(([name]) => name === 'widget_injected')
        .length === count,
    WIDGETS.length,
  );

const heightsOf = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('body > div')].map((host) => [
        host.id,
        host.offsetHeight,
      ]),
    ),
  );

describe('every widget', () => {
  it('takes its space while it loads', async () => {
    const script = `const { fetch } = window, waiting = [];
      window.fetch = (url, init) => /\\/v2\\/|\\/v1\\/(?!session)/.test(url)
        ? new Promise((resolve) => waiting.push(() => resolve(fetch(url, init)))) : fetch(url, init);
      window.release = () => { window.fetch = fetch; for (const send of waiting.splice(0)) send(); };`;
    const page = await browser.open({ body: PLACEHOLDERS, customer: TOM, script });
    const loading = readPromises().filter(({ label }) => label === 'Loading');
    const shown = loading
      .map(({ widget }) => widget)
      .filter((widget) => !WITHOUT_SPACE.includes(widget));
    const withHeight = async () => {
      const heights = await heightsOf(page);
      return shown.filter((widget) => (heights[widget] ?? 0) > 0);
    };
    await expect.poll(withHeight, { timeout: 20_000 }).toEqual(shown);
    const before = await heightsOf(page);
    for (const widget of WITHOUT_SPACE) expect(before[widget]).toBe(0);
    await page.evaluate('release()');
    await areInjected(page);
  });

  it('is empty while its app is disabled', async () => {
    await changeSettings(browser.api, { disabledApps: ['reviews', 'rewards', 'wishlists'] });
    const page = await browser.open({ body: PLACEHOLDERS, customer: TOM });
    expect(await page.evaluate('result.status')).toBe('success');
    expect(Object.values(await heightsOf(page))).toEqual(WIDGETS.map(() => 0));
    expect(
      await page.evaluate(`[...document.querySelectorAll('body > div')]
      .filter(({ shadowRoot }) => shadowRoot?.textContent || shadowRoot?.querySelector('button'))
      .map(({ id }) => id)`),
    ).toEqual([]);
    await changeSettings(browser.api, { disabledApps: [] });
  });
});

describe('an attribute', () => {
  /** The page with all widgets. */
  let page: Page;
  /** The token of a link to a list. */
  let shareToken: string;
  beforeAll(async () => {
    const { api } = browser;
    await api.database.execute(
      sql`update variants set price = 20 where id = 990012 and shop_id = ${api.shop.id}`,
    );
    page = await browser.open({ body: PLACEHOLDERS, customer: TOM });
    await areInjected(page);
    // As the page of the button does, whose class has no effect otherwise.
    await page.evaluate(`{ const sheet = new CSSStyleSheet();
      sheet.replaceSync('.shop-button { margin: 9px !important }');
      for (const { shadowRoot } of document.querySelectorAll('body > div')) {
        shadowRoot?.adoptedStyleSheets.push(sheet);
      } }`);
    const { body } = await api.call('createShareLink', {
      body: { customerIdentifier: TOM, wishlistIds: [303], shareChannel: 'email' },
    });
    shareToken = new URL(body.shareLink).searchParams.get('shareToken') ?? '';
  });

  const all = WIDGETS.flatMap((widget) =>
    attributesOf(widget)
      .filter(({ name }) => name !== HIDE_EMPTY)
      .map((attribute) => ({ widget: widget.name, name: attribute.name, attribute })),
  );
  it.each(share(all, 0, 16))('$name changes $widget', async ({ widget, name, attribute }) => {
    const before = await settled(page, widget, name);
    const set = (value: string | null) =>
      page.evaluate(
        ([id = '', key = '', text]) => {
          const host = document.getElementById(id);
          if (text === null) host?.removeAttribute(key);
          else host?.setAttribute(key, text ?? '');
        },
        [widget, name, value] as const,
      );
    const preset = await page.locator(`#${widget}`).getAttribute(name);
    await set(name === 'data-laurel-share-token' ? shareToken : otherValueOf(attribute));
    await expect.poll(() => look(page, widget, name), { timeout: 20_000 }).not.toBe(before);
    await set(preset);
    expect(browser.takeMessages().warnings).toEqual([]);
  });
});

describe('an event', () => {
  /** Events of a widget; both events of a dialog, with its name, together. */
  const all = WIDGETS.flatMap((widget) =>
    eventsOf(widget).flatMap(({ name, when }) => {
      if (name === 'widget_injected' || name === 'modal_closed') return [];
      if (name !== 'modal_opened') return [{ widget: widget.name, event: name }];
      const modals = (when.split(': ')[1] ?? '').matchAll(/`(\w+)`/g);
      return [...modals].map(([, modal]) => ({ widget: widget.name, event: `${name} ${modal}` }));
    }),
  );

  it('says that each widget is there', async () => {
    await areInjected(await browser.open({ body: PLACEHOLDERS }));
  });

  it.each(share(all, 0, 16))('$event comes from $widget', async ({ widget, event }) => {
    if (event.endsWith(' verification')) await requireVerification(browser.api);
    const page = await fireEvent(browser, widget, event);
    await expect.poll(() => page.evaluate('fired')).toContain(event);
    if (event.startsWith('modal_opened')) {
      const closed = event.replace('opened', 'closed');
      await expect.poll(() => page.evaluate('fired')).toContain(closed);
    }
    await page.context().close();
    await changeSettings(browser.api, { redemptions: undefined });
  });
});

it('is hidden without content if the page wants it', async () => {
  const { database, shop } = browser.api;
  await database.execute(sql`delete from activities where shop_id = ${shop.id}`);
  await database.execute(
    sql`update earning_rules set is_active = false where shop_id = ${shop.id}`,
  );
  const body = PLACEHOLDERS.replaceAll(/(?<=product-id=")\d+/g, String(UNKNOWN));
  const page = await browser.open({ body, customer: NOAH });
  await areInjected(page);
  const looks = () => Promise.all(WIDGETS.map(({ name }) => settled(page, name)));
  const before = await looks();
  await page.evaluate(`for (const host of document.querySelectorAll('body > div')) {
    host.setAttribute('${HIDE_EMPTY}', 'true');
  }`);
  await page.getByText('Nothing yet').waitFor({ state: 'detached' });
  const after = await looks();
  const heights = await heightsOf(page);
  const hidden = WIDGETS.filter((_, at) => after[at] !== before[at]).map(({ name }) => name);
  const hiding = [
    'reviews_average',
    'reviews_questions_list',
    'reviews_list_header',
    'reviews_list',
    'reviews_product_page',
    'rewards_available_rewards_page',
    'rewards_history_page',
    'rewards_ways_to_earn',
  ];
  expect(hidden).toEqual(expect.arrayContaining(hiding));
  expect(hiding.map((name) => heights[name])).toEqual(hiding.map(() => 0));
});

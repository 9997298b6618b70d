import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeSettings } from '../../tools/testing/api/change-settings';
import { runs, share } from '../../tools/testing/runner/test-all';
import { type ShopBrowser, startShopBrowser } from '../../tools/testing/sdk/shop-browser';
import WIDGETS from './generated/widgets.json';

let shop: ShopBrowser | null;
let page: Page | undefined;
beforeAll(async () => {
  // Plain elements tell what the SDK has read.
  shop = await startShopBrowser([], 'lib/storefront/placeholders/plain-placeholders.fixture.ts');
});
afterAll(() => shop?.close());
beforeEach((test) => {
  if (!shop) test.skip('Chromium is not installed');
});
afterEach(async () => {
  await page?.context().close();
  // Inline styles are forbidden on all pages.
  expect(shop?.takeMessages().violations ?? []).toEqual([]);
});

type Opening = Parameters<ShopBrowser['open']>[0];

async function open(body: string, opening: Omit<Opening, 'body'> = {}) {
  page = await (shop as ShopBrowser).open({ body, ...opening });
  await afterChanges();
  return page;
}

/** Waits until the SDK has rendered changes. */
const afterChanges = () =>
  page?.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
  });

/** Changes the page, and waits until the SDK has rendered it. */
async function change(statements: string) {
  await page?.evaluate(statements);
  await afterChanges();
}

/** What has been logged since the last call. */
const takeLog = () =>
  page?.evaluate(() => {
    const { log } = window as never as { log: unknown[] };
    return log.splice(0);
  });

/** What the widget of an element shows; null without a widget. */
const shown = (id: string) =>
  page?.evaluate((elementId) => {
    const widget = document.getElementById(elementId)?.shadowRoot?.firstElementChild;
    if (!widget) return null;
    return { name: widget.textContent, ...(widget as HTMLElement).dataset };
  }, id);

const STARS = '<div id="stars" class="laurel-rv-average-placeholder"></div>';
const POINTS = '<div id="points" class="laurel-rw-earn-points-product-page-placeholder"></div>';

const injected = (element: string, widget: string, app: string, ids = {}) => [
  'widget_injected',
  { app, widget, element, productId: null, variantId: null, ...ids },
];

describe('placeholders', () => {
  it('of all widgets render the name of the widget, after `init`, in the order of the document', async () => {
    const body = WIDGETS.map(
      ({ name, className }) =>
        `<p><div id="${name}" class="other ${className}" data-laurel-product-id="880010"></div></p>`,
    );
    await open(body.join(''));
    const productIds = (hasProduct: boolean) => ({ productId: hasProduct ? 880010 : null });
    expect(await takeLog()).toEqual([
      'init',
      ...WIDGETS.map(({ name, app, product }) =>
        injected(name, name, app, productIds(product !== undefined)),
      ),
    ]);
    for (const { name } of WIDGETS) expect(await shown(name)).toMatchObject({ name });
  });

  it('are found by their class only, and once for each placeholder', async () => {
    await open(`<div id="other" class="laurel-rv-stars-placeholder"></div>
      <div id="first" class="laurel-rv-slider-placeholder"></div>
      <div id="second" class="laurel-rv-slider-placeholder"></div>`);
    expect(await shown('other')).toBeNull();
    expect(await takeLog()).toEqual([
      'init',
      injected('first', 'reviews_slider', 'reviews'),
      injected('second', 'reviews_slider', 'reviews'),
    ]);
  });

  it('of an app that the shop owner has disabled, or that `modules` lacks, stay empty', async () => {
    const body = `<div id="slider" class="laurel-rv-slider-placeholder"></div>
      <div id="faq" class="laurel-rw-faq-page-placeholder"></div>`;
    await open(body, { options: { modules: ['rewards' as never] } });
    expect([await shown('slider'), (await shown('faq'))?.name]).toEqual([null, 'rewards_faq_page']);
    const { api } = shop as ShopBrowser;
    await changeSettings(api, { disabledApps: ['rewards'] });
    await open(body);
    expect([(await shown('slider'))?.name, await shown('faq')]).toEqual(['reviews_slider', null]);
    await changeSettings(api, { disabledApps: undefined });
  });

  it('that cannot have a shadow root are skipped, with a warning', async () => {
    await open(`<img id="image" alt="" class="laurel-rv-slider-placeholder">${STARS}`, {
      options: { debug: true, productId: 880010 },
    });
    expect((await shown('stars'))?.name).toBe('reviews_average');
    expect(shop?.takeMessages().warnings).toEqual([
      expect.stringContaining("reviews_slider can't render in its placeholder"),
    ]);
  });

  it('outside of `root` stay empty', async () => {
    await open(`<main>${STARS}</main>${POINTS}`, {
      options: { productId: 880010 },
      script: `options.root = document.querySelector('main')`,
    });
    await change(`document.body.append(document.getElementById('points'))`);
    expect([(await shown('stars'))?.name, await shown('points')]).toEqual([
      'reviews_average',
      null,
    ]);
  });
});

describe('an overlay', () => {
  const TWO = `<div id="first" class="laurel-rv-drawer-placeholder"></div>
    <div id="second" class="laurel-rv-drawer-placeholder" data-laurel-position="left"></div>`;

  it('ignores a second placeholder, until the first is removed', async () => {
    await open(TWO, { options: { debug: true } });
    expect([(await shown('first'))?.name, await shown('second')]).toEqual(['reviews_drawer', null]);
    expect(shop?.takeMessages().warnings).toEqual([
      '[Laurel] A second placeholder of reviews_drawer is ignored.',
    ]);
    await change(`document.getElementById('first').remove()`);
    expect(await shown('second')).toMatchObject({ name: 'reviews_drawer', position: 'left' });
  });
});

describe('attributes', () => {
  const warningsFor = async (className: string, attributes: string) => {
    await open(`<div id="widget" class="${className}" ${attributes}></div>`, {
      options: { debug: true, productId: 880010 },
    });
    return shop?.takeMessages().warnings;
  };

  it.each(
    share(
      [
        [
          'laurel-rv-list-placeholder',
          'data-laurel-limit="20"',
          { limit: '20', sorting: 'mostRecent' },
        ],
        ['laurel-rv-list-placeholder', 'data-laurel-with-photos="true"', { withPhotos: 'true' }],
        ['laurel-rv-list-placeholder', 'data-laurel-pinned-first=""', { pinnedFirst: 'true' }],
        ['laurel-rv-average-placeholder', 'data-laurel-align="right"', { align: 'right' }],
        [
          'laurel-rw-earn-points-cart-page-placeholder',
          'data-laurel-cart-total="84.50"',
          { cartTotal: '84.5' },
        ],
        [
          'laurel-wl-add-to-wishlist-placeholder',
          'data-laurel-button_class="shop-button"',
          { button_class: 'shop-button' },
        ],
      ],
      0,
      3,
    ),
  )('of %s are read: %s', async (className, attributes, expected) => {
    expect(await warningsFor(className, attributes)).toEqual([]);
    expect(await shown('widget')).toMatchObject(expected);
  });

  it.each(
    share(
      [
        ['laurel-rv-list-placeholder', 'limit="51"', 'an integer from 1 to 50', { limit: '15' }],
        ['laurel-rv-list-placeholder', 'limit="ten"', 'an integer from 1 to 50', { limit: '15' }],
        [
          'laurel-rv-list-placeholder',
          'with-photos="yes"',
          'true or false',
          { withPhotos: 'false' },
        ],
        [
          'laurel-rv-average-placeholder',
          'align="top"',
          'one of left, center, right',
          { align: 'left' },
        ],
        [
          'laurel-rw-earn-points-cart-page-placeholder',
          'cart-total="84,50"',
          'a decimal number, such as 84.50',
          {},
        ],
        [
          'laurel-rw-vip-tiers-card-placeholder',
          'tier-id="0"',
          'a positive integer, digits only',
          {},
        ],
        [
          'laurel-rv-average-placeholder',
          'product-id="gid://shop/Product/880011"',
          'a positive integer, digits only',
          { productId: '880010' },
        ],
      ],
      1,
      3,
    ),
  )(
    'of %s that are invalid are ignored with one warning: %s',
    async (className, attribute, must, expected) => {
      const warnings = await warningsFor(className, `data-laurel-${attribute}`);
      expect(warnings).toEqual([expect.stringContaining(`data-laurel-${attribute} of `)]);
      expect(warnings?.[0]).toContain(`is ignored: it must be ${must}.`);
      expect(await shown('widget')).toMatchObject(expected);
    },
  );
});

describe('the product', () => {
  const OWN = POINTS.replace('points', 'own').replace(
    'class',
    'data-laurel-product-id="880011" class',
  );

  it('is that of the attribute, then that of the page; so is the variant of the product of the page', async () => {
    await open(POINTS + OWN, { options: { productId: 880010, variantId: 990012 } });
    expect(await shown('points')).toMatchObject({ productId: '880010', variantId: '990012' });
    const own = await shown('own');
    expect(own).toMatchObject({ productId: '880011' });
    expect(own).not.toHaveProperty('variantId');
    await change(`document.getElementById('points').dataset.laurelVariantId = '990011'`);
    expect(await shown('points')).toMatchObject({ productId: '880010', variantId: '990011' });
    await change(`document.getElementById('own').dataset.laurelProductId = '880010'`);
    expect(await shown('own')).toMatchObject({ productId: '880010', variantId: '990012' });
  });

  it('of the page changes in place', async () => {
    await open(POINTS + OWN, { options: { productId: 880010, variantId: 990012 } });
    await takeLog();
    await change(`Laurel.setGlobalProductId(880012); Laurel.setGlobalVariantId(990031)`);
    expect(await shown('points')).toMatchObject({ productId: '880012', variantId: '990031' });
    expect(await shown('own')).toMatchObject({ productId: '880011' });
    expect(await takeLog()).toEqual([]);
  });

  it('is required by some widgets, which stay empty without one, with a warning', async () => {
    await open(`${STARS}<div id="slider" class="laurel-rv-slider-placeholder"></div>`, {
      options: { debug: true },
    });
    expect([await shown('stars'), (await shown('slider'))?.name]).toEqual([null, 'reviews_slider']);
    expect(shop?.takeMessages().warnings).toEqual([
      '[Laurel] reviews_average stays empty: neither its placeholder nor the page has a product.',
    ]);
    await takeLog();
    await change('Laurel.setGlobalProductId(880010)');
    expect(await takeLog()).toEqual([
      injected('stars', 'reviews_average', 'reviews', { productId: 880010 }),
    ]);
    await change('Laurel.setGlobalProductId(null)');
    expect(await shown('stars')).toBeNull();
    await change('Laurel.setGlobalProductId(880011)');
    expect(await shown('stars')).toMatchObject({ productId: '880011' });
    // Once for each placeholder.
    expect(await takeLog()).toEqual([]);
  });
});

describe('changes of the page', () => {
  const SLIDER = '<div id="slider" class="laurel-rv-slider-placeholder"></div>';
  const sliderInjected = injected('slider', 'reviews_slider', 'reviews');

  it('add widgets later', async () => {
    await open('<main></main>');
    await takeLog();
    await change(`document.querySelector('main').setHTMLUnsafe('<section>${SLIDER}</section>')`);
    expect(await takeLog()).toEqual([sliderInjected]);
    await change(`document.getElementById('slider').className = 'laurel-rv-list-placeholder'`);
    expect(await shown('slider')).toMatchObject({ name: 'reviews_list' });
    await change(`document.getElementById('slider').className = ''`);
    expect(await shown('slider')).toBeNull();
  });

  it('of attributes update a widget in place, together and without an event', async () => {
    await open(SLIDER);
    await takeLog();
    await page?.evaluate(() => {
      const slider = document.getElementById('slider') as HTMLElement;
      const widget = slider.shadowRoot?.firstElementChild as HTMLElement;
      Object.assign(window, { widget });
      slider.dataset.laurelLimit = '5';
      slider.dataset.laurelMinRate = '2';
      slider.dataset.laurelProductId = '880010';
    });
    await afterChanges();
    expect(await shown('slider')).toMatchObject({ limit: '5', minRate: '2', productId: '880010' });
    const isSame = await page?.evaluate(
      () =>
        document.getElementById('slider')?.shadowRoot?.firstElementChild ===
        (window as never as { widget: Element }).widget,
    );
    expect(isSame).toBe(true);
    expect(await takeLog()).toEqual([]);
  });

  it('keep the widget of a placeholder that moves', async () => {
    await open(`${SLIDER}<main></main>`);
    await takeLog();
    await change(`document.querySelector('main').append(document.getElementById('slider'))`);
    expect(await shown('slider')).toMatchObject({ name: 'reviews_slider' });
    expect(await takeLog()).toEqual([]);
  });

  it('remove the widget of a placeholder, and inject it again when it is put back', async () => {
    await open(SLIDER);
    await takeLog();
    await change(`window.slider = document.getElementById('slider'); slider.remove()`);
    expect(await page?.evaluate('slider.shadowRoot.childNodes.length')).toBe(0);
    expect(await takeLog()).toEqual([]);
    await change('document.body.append(slider)');
    expect(await shown('slider')).toMatchObject({ name: 'reviews_slider' });
    expect(await takeLog()).toEqual([sliderInjected]);
  });

  it('have no effect with `observe: false`, except those of the product of the page', async () => {
    await open(STARS + SLIDER, { options: { observe: false, productId: 880010 } });
    await change(
      `document.body.insertAdjacentHTML('beforeend', '<div id="late" class="laurel-rv-slider-placeholder"></div>')`,
    );
    await change(`document.getElementById('slider').dataset.laurelLimit = '5'`);
    await change('Laurel.setGlobalProductId(880011)');
    expect(await shown('late')).toBeNull();
    expect(await shown('slider')).toMatchObject({ limit: '12', productId: '880011' });
    expect(await shown('stars')).toMatchObject({ productId: '880011' });
  });
});

it('frees the widgets of 100 placeholders that are added and removed many times', async () => {
  await open('<main></main>', { options: { productId: 880010 } });
  const client = await page?.context().newCDPSession(page as Page);
  const measure = async () => {
    await client?.send('HeapProfiler.collectGarbage');
    const counters = await client?.send('Memory.getDOMCounters');
    const heap = await client?.send('Runtime.getHeapUsage');
    return { ...counters, usedKilobytes: Math.round((heap?.usedSize ?? 0) / 1_000) };
  };
  const repeat = (times: number) =>
    page?.evaluate(async (count) => {
      const main = document.querySelector('main') as HTMLElement;
      const { log } = window as never as { log: unknown[] };
      const frame = () =>
        new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      for (let turn = 0; turn < count; turn++) {
        for (let index = 0; index < 100; index++) {
          const placeholder = document.createElement('div');
          placeholder.className = 'laurel-rv-average-placeholder';
          main.append(placeholder);
        }
        await frame();
        await frame();
        if (log.splice(0).filter((entry) => entry !== 'init').length !== 100)
          throw new Error('Not all widgets rendered');
        main.replaceChildren();
        await frame();
      }
    }, times);
  await repeat(5);
  const before = await measure();
  await repeat(runs({ test: 30, all: 100 }));
  const after = await measure();
  console.info(JSON.stringify({ before, after }));
  expect(after.nodes).toBeLessThanOrEqual((before.nodes ?? 0) + 10);
  expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners ?? 0);
});

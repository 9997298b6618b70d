import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import {
  attributesOf,
  getWidget,
  WIDGETS,
  type WidgetAttribute,
} from '../../../../content/sdk/widgets';

/** Has questions, and pinned reviews. */
const PRODUCT = 880010;
/** Has few reviews, so that a filter changes what a slider shows. */
const WITH_FEW_REVIEWS = 880014;

/** Attributes without which others have no effect: a list shows all reviews only if it has the space. */
const PRESET: Readonly<Record<string, string>> = {
  reviews_mini_slider: 'data-laurel-limit="20"',
  reviews_slider: 'data-laurel-limit="20" data-laurel-min-rate="1"',
  rewards_earn_points_cart_page: 'data-laurel-cart-total="84.50"',
};

/** The placeholder of a widget with the product that it needs. Its id is the name of the widget. */
export function placeholderOf(name: string, more = ''): string {
  const widget = getWidget(name);
  const id = name.includes('slider') ? WITH_FEW_REVIEWS : PRODUCT;
  const product = attributesOf(widget).some(({ name }) => name === 'data-laurel-product-id')
    ? `data-laurel-product-id="${id}"`
    : '';
  const preset = PRESET[name] ?? '';
  return `<div id="${name}" class="${widget.placeholderClass}" ${product} ${preset} ${more}></div>`;
}

/** A page with all widgets. */
export const PLACEHOLDERS = WIDGETS.map(({ name }) => placeholderOf(name)).join('\n');

/** Values of attributes whose type isn't enough to choose one. */
const VALUES: Readonly<Record<string, string>> = {
  'data-laurel-button_class': 'shop-button',
  'data-laurel-min-rate': '5',
  'data-laurel-product-id': '880011',
  'data-laurel-quantity': '2',
  'data-laurel-tier-id': '13',
  'data-laurel-variant-id': '990012',
};

/** A valid value of an attribute that isn't its default. */
export function otherValueOf({
  name,
  type,
  values,
  range,
  default: preset,
}: WidgetAttribute): string {
  const value = VALUES[name];
  if (value) return value;
  if (type === 'boolean') return preset === 'true' ? 'false' : 'true';
  // The newest questions have the highest ids.
  if (values?.includes('dateAsc')) return 'dateAsc';
  if (type === 'choice') return values?.findLast((each) => each !== preset) ?? '';
  return type === 'money' ? '100' : String(range?.[0] ?? 1);
}

/** Attributes that a customer notices when a panel opens, with the end of the names of its methods. */
const IN_PANELS: Readonly<Record<string, string>> = {
  'reviews_drawer data-laurel-product-id': 'ReviewsDrawer',
  'rewards_pop_up data-laurel-view': 'RewardsPopup',
};

/** What a customer can notice of a widget: its elements with their places, texts, and states. */
export async function look(page: Page, id: string, attribute = ''): Promise<string> {
  const panel = IN_PANELS[`${id} ${attribute}`];
  if (panel) await page.evaluate(`Laurel.open${panel}()`);
  const seen = await page.locator(`#${id}`).evaluate((host) => {
    const { left, top } = host.getBoundingClientRect();
    const inside = (root: ShadowRoot): string[] =>
      [...root.querySelectorAll('*')].flatMap((element) => {
        const box = element.getBoundingClientRect();
        // Elements without a box are nowhere.
        const isVisible = box.width > 0 || box.height > 0;
        const place = isVisible
          ? [box.left - left, box.top - top, box.width, box.height].map(Math.round)
          : [];
        const { tagName, ariaLabel, ariaPressed, shadowRoot } = element;
        const text = element.childElementCount === 0 ? element.textContent : '';
        return [
          [tagName, ...place, ariaLabel, ariaPressed, text].join(' '),
          ...(shadowRoot ? inside(shadowRoot) : []),
        ];
      });
    return host.shadowRoot ? inside(host.shadowRoot).join('\n') : '';
  });
  if (panel) await page.evaluate(`Laurel.close${panel}()`);
  return seen;
}

/** What a customer can notice as soon as it doesn't change. */
export async function settled(page: Page, id: string, attribute = ''): Promise<string> {
  let last = '';
  const stays = async () => {
    const before = last;
    last = await look(page, id, attribute);
    return last === before;
  };
  await expect.poll(stays, { timeout: 20_000 }).toBe(true);
  return last;
}

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getFunction, getType } from './model';
import { serializeWidgetRules } from './widget-rules';
import { attributesOf, COMMON_ATTRIBUTES, getWidget, placeholderHtml, WIDGETS } from './widgets';
import { firstRewardsView } from './widgets/rewards.data';

/** Paths of the widget pages below `Sdk/placeholders/`. */
const PAGES = `
reviews/average
reviews/listing_average
reviews/mini_slider
reviews/questions_list
reviews/drawer
reviews/list_header
reviews/list
reviews/page
reviews/product_page
reviews/slider
reviews/trust_badge
rewards/available_rewards_page
rewards/points_balance_inline
rewards/earn_points_cart_page
rewards/earn_points_product_page
rewards/faq_page
rewards/history_page
rewards/loyalty_info_page
rewards/pop_up_root
rewards/pop_up
rewards/referral_program_page
rewards/referrals_page
rewards/vip_tiers_card
rewards/vip_tiers_multi_progress
rewards/vip_tiers_page
rewards/vip_tiers_single_progress
rewards/ways_to_earn
rewards/ways_to_spend
wishlists/add_to_wishlist_product_card
wishlists/add_to_wishlist_product_page
wishlists/go_to_wishlist_header
wishlists/save_for_later_modal
wishlists/shared_wishlist_page
wishlists/drawer
wishlists/page
`
  .trim()
  .split('\n');

/** Classes that differ from the name of the page. */
const UNUSUAL_CLASSES: Record<string, string> = {
  wishlists_add_to_wishlist_product_card: 'laurel-add-to-wishlist-product-card-placeholder',
  wishlists_add_to_wishlist_product_page: 'laurel-wl-add-to-wishlist-placeholder',
  wishlists_drawer: 'laurel-wl-drawer-widget-placeholder',
};

const AREA = { reviews: 'rv', rewards: 'rw', wishlists: 'wl' };

describe('the list of widgets', () => {
  it('has one widget for each page', () => {
    expect(WIDGETS.map(({ slug }) => slug)).toEqual(
      PAGES.map((page) => `Sdk/placeholders/${page}`),
    );
  });

  it('has the names that the SDK declares', () => {
    const declared = getType('WidgetName').fields.map(({ name }) => name);
    expect(WIDGETS.map(({ name }) => name).toSorted()).toEqual(declared.toSorted());
  });

  it.each(WIDGETS)('names $name after its app and page', ({ name, app, slug }) => {
    expect(slug).toBe(`Sdk/placeholders/${app}/${name.slice(app.length + 1)}`);
  });

  it('gives every widget a different class and title', () => {
    expect(new Set(WIDGETS.map(({ placeholderClass }) => placeholderClass)).size).toBe(
      WIDGETS.length,
    );
    expect(new Set(WIDGETS.map(({ title }) => title)).size).toBe(WIDGETS.length);
  });

  it.each(WIDGETS)('has the class of $name that themes use', ({ name, app, placeholderClass }) => {
    const page = name.slice(app.length + 1).replaceAll('_', '-');
    expect(placeholderClass).toBe(
      UNUSUAL_CLASSES[name] ?? `laurel-${AREA[app]}-${page}-placeholder`,
    );
  });

  it('marks the three panels that a page can have only once', () => {
    const overlays = WIDGETS.filter(({ overlay }) => overlay).map(({ name }) => name);
    expect(overlays).toEqual(['reviews_drawer', 'rewards_pop_up', 'wishlists_drawer']);
  });
});

describe('attributes', () => {
  it.each(WIDGETS)('of $name are listed once with their full name', (widget) => {
    const names = attributesOf(widget).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^data-laurel-[a-z-]+(_class)?$/);
  });

  it('have an underscore only in data-laurel-button_class', () => {
    const underscored = WIDGETS.flatMap(attributesOf).filter(({ name }) => name.includes('_'));
    expect(new Set(underscored.map(({ name }) => name))).toEqual(
      new Set(['data-laurel-button_class']),
    );
  });

  it.each(WIDGETS)(
    'of $name have a default and an example that are among their values',
    (widget) => {
      for (const { values, default: preset, example } of widget.attributes) {
        if (!values) continue;
        if (preset !== null) expect(values).toContain(preset);
        if (example !== undefined) expect(values).toContain(example);
      }
    },
  );

  it.each(WIDGETS)('of $name have the range that their description states', (widget) => {
    for (const { name, type, range, default: preset, description } of attributesOf(widget)) {
      const stated = description
        .match(/from (\d+) to (\d+)\.$/)
        ?.slice(1)
        .map(Number);
      expect(range, name).toEqual(stated);
      if (!range || preset === null) continue;
      expect(type).toBe('integer');
      expect(Number(preset)).toBeGreaterThanOrEqual(range[0]);
      expect(Number(preset)).toBeLessThanOrEqual(range[1]);
    }
  });

  it('are the same in the SDK (`npm run generate`)', () => {
    const file = new URL('../../storefront/placeholders/generated/widgets.json', import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(serializeWidgetRules());
  });

  it('are required only with the case in which they can be omitted', () => {
    const required = WIDGETS.flatMap(attributesOf).filter((attribute) => attribute.required);
    expect(required.filter(({ unless }) => !unless)).toEqual([]);
    expect(new Set(required.map(({ description }) => description))).toEqual(
      new Set([expect.stringContaining('Defaults to the product of `setGlobalProductId`')]),
    );
  });

  it('require a product only for widgets that cannot work without it', () => {
    const productId = (name: string) =>
      attributesOf(getWidget(name)).find((attribute) => attribute.name.endsWith('-product-id'));
    expect(productId('reviews_average')?.required).toBe(true);
    expect(productId('reviews_slider')?.required).toBeUndefined();
    expect(productId('reviews_trust_badge')).toBeUndefined();
  });

  it('include the common ones', () => {
    const names = attributesOf(getWidget('wishlists_add_to_wishlist_product_page')).map(
      ({ name }) => name,
    );
    expect(names).toEqual(expect.arrayContaining(COMMON_ATTRIBUTES.map(({ name }) => name)));
  });
});

describe('getWidget', () => {
  it('returns a widget by its name', () => {
    expect(getWidget('rewards_pop_up').title).toBe('Pop-up');
  });

  it('throws an error that lists all widgets for an unknown name', () => {
    expect(() => getWidget('reviews_stars')).toThrow(
      /"reviews_stars".*reviews_average.*wishlists_page/,
    );
  });
});

describe('placeholderHtml', () => {
  it('is one line if it is short enough', () => {
    expect(placeholderHtml(getWidget('rewards_referrals_page'))).toBe(
      '<div class="laurel-rw-referrals-page-placeholder" style="display: block"></div>',
    );
  });

  it('contains the product and variant of the example shop', () => {
    expect(placeholderHtml(getWidget('wishlists_add_to_wishlist_product_card'))).toBe(`<div
  class="laurel-add-to-wishlist-product-card-placeholder"
  data-laurel-product-id="880010"
  data-laurel-variant-id="990011"
  style="display: block"
></div>`);
  });

  it.each(WIDGETS)('keeps $name visible in themes that hide empty elements', (widget) => {
    expect(placeholderHtml(widget)).toContain(`class="${widget.placeholderClass}"`);
    expect(placeholderHtml(widget)).toMatch(/style="display: (block|inline)"/);
  });

  it('renders the balance inline', () => {
    expect(placeholderHtml(getWidget('rewards_points_balance_inline'))).toContain(
      'style="display: inline"',
    );
  });
});

describe('the views of the rewards pop-up', () => {
  const attribute = attributesOf(getWidget('rewards_pop_up')).find(
    ({ name }) => name === 'data-laurel-view',
  );

  it('are those of the declarations', () => {
    const names = getType('RewardsPopupView').fields.map(({ name }) => name);
    expect(attribute?.values).toEqual(names);
  });

  it('have the default of openRewardsPopup', () => {
    const { customers, guests } = firstRewardsView;
    const [view] = getFunction('openRewardsPopup').parameters[0]?.fields ?? [];
    expect(view?.defaultValue).toContain(
      `\`${customers}\` for customers and \`${guests}\` for guests`,
    );
  });
});

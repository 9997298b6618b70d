import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { WidgetName } from '@/lib/sdk/widgets';
import { WIDGET_ALT_TEXTS } from '@/lib/sdk/widgets/alt-texts.data';
import { widgetPictures } from './registry';

const NAMES = [
  'reviews_average',
  'reviews_listing_average',
  'reviews_mini_slider',
  'reviews_questions_list',
  'reviews_drawer',
  'reviews_list_header',
  'reviews_list',
  'reviews_page',
  'reviews_product_page',
  'reviews_slider',
  'reviews_trust_badge',
  'rewards_available_rewards_page',
  'rewards_points_balance_inline',
  'rewards_earn_points_cart_page',
  'rewards_earn_points_product_page',
  'rewards_faq_page',
  'rewards_history_page',
  'rewards_loyalty_info_page',
  'rewards_pop_up_root',
  'rewards_pop_up',
  'rewards_referral_program_page',
  'rewards_referrals_page',
  'rewards_vip_tiers_card',
  'rewards_vip_tiers_multi_progress',
  'rewards_vip_tiers_page',
  'rewards_vip_tiers_single_progress',
  'rewards_ways_to_earn',
  'rewards_ways_to_spend',
  'wishlists_add_to_wishlist_product_card',
  'wishlists_add_to_wishlist_product_page',
  'wishlists_go_to_wishlist_header',
  'wishlists_save_for_later_modal',
  'wishlists_shared_wishlist_page',
  'wishlists_drawer',
  'wishlists_page',
] as const satisfies readonly WidgetName[];

const MAX_HTML_BYTES = 4000;

function render(name: WidgetName): string {
  return renderToStaticMarkup(createElement(widgetPictures[name]));
}

describe('widget pictures', () => {
  it('show every storefront widget and no other', () => {
    expect(Object.keys(widgetPictures).sort()).toEqual([...NAMES].sort());
  });

  it('are each described in a sentence of their own', () => {
    const sentences = Object.values(WIDGET_ALT_TEXTS);
    expect(sentences.filter((alt) => !/^[A-Z].{30,150}\.$/.test(alt))).toEqual([]);
    expect(new Set(sentences).size).toBe(NAMES.length);
  });

  describe.each(NAMES)('%s', (name) => {
    const html = render(name);

    it('holds nothing that can be focused, linked to or read as structure', () => {
      const tags = new Set([...html.matchAll(/<([a-z][a-z0-9]*)/g)].map((match) => match[1]));
      const plain = ['div', 'span', 'b', 'small', 'svg', 'path'];
      expect([...tags].filter((tag) => !plain.includes(tag ?? ''))).toEqual([]);
      expect(html).not.toMatch(/\s(id|tabindex|href|role|contenteditable)=/i);
    });

    it('needs no inline style and no file', () => {
      expect(html).not.toMatch(/\sstyle=|url\(|\ssrc=/i);
    });

    it('stays small on the page', () => {
      expect(Buffer.byteLength(html)).toBeLessThan(MAX_HTML_BYTES);
    });
  });
});
